import { useTexts } from '@careline/shared';
import { Card, SkeletonBars, SkeletonTable, useIsPhone } from '@careline/shared/ui';
import { CallLogText } from './call-log-text';
import styles from './incoming-calls.module.css';

const tabs = [
  { width: '104px', height: 16 },
  { width: '80px', height: 16 },
];
const filters = [
  { width: '32%', height: 40 },
  { width: '28%', height: 40 },
  { width: '18%', height: 40 },
  { width: '18%', height: 40 },
];
const fold = [{ width: '72px', height: 16 }];

/** The log's own heading over the shapes of its filters and calls, as tall as the first screen, so that nothing jumps when the calls come. */
export function CallLogSkeleton() {
  const { t } = useTexts();
  const isPhone = useIsPhone();
  return (
    <Card title={t('calls.log')} description={<CallLogText />} padding="flush">
      <div className={styles.filters} aria-hidden>
        <SkeletonBars height={32} bars={tabs} />
        <SkeletonBars height={isPhone ? 32 : 74} bars={isPhone ? fold : filters} />
      </div>
      <SkeletonTable rows={12} columns={5} twoLines actions />
    </Card>
  );
}
