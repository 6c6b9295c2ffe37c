import { Card, SkeletonBars, SkeletonRows, SkeletonStats, Stack } from '@careline/shared/ui';
import styles from './statistics.module.css';

const heading = [{ width: '128px', height: 16 }];
const chart = [38, 64, 52, 80, 46, 22, 58, 92, 70, 84, 40, 30].map((share) => ({ width: '100%', height: 2.6 * share }));

/** The shape of the report: the figures with their notes, the chart, and the table beside it. */
export function ReportSkeleton() {
  return (
    <Stack gap={6}>
      <SkeletonStats notes />
      {/* The figures say that it loads. */}
      <div aria-hidden>
        <Card>
          <Stack gap={4}>
            <SkeletonBars height={24} bars={heading} />
            <div className={styles.pair}>
              <SkeletonBars height={312} bars={chart} />
              <div className={styles.scroll}>
                <SkeletonRows rows={7} kind="line" />
              </div>
            </div>
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
