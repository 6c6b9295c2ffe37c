import { usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Card, LinkButton, leadFocus, QueryView, SkeletonRows } from '@careline/shared/ui';
import { useRef } from 'react';
import { paths } from '../paths';
import { FailedNumbers } from '../statistics/failed-numbers';
import { usualRange } from '../statistics/statistics-location';
import { useCallStatistics } from '../statistics/use-call-statistics';
import { useLastShown } from '../statistics/use-last-shown';
import { useNow } from '../statistics/use-now';
import { CallsAtAGlance } from './calls-at-a-glance';
import styles from './dashboard-calls.module.css';

/** On the dashboard: who has called, and whom to call back. Without a number there is nothing to say of calls. */
export function DashboardCalls() {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const numbers = useQuery(forwardingNumbersQuery(api, user?.id));
  if (numbers.data?.length === 0) return null;
  return (
    <Card
      title={t('glance.title')}
      padding="flush"
      actions={
        <LinkButton href={paths.incomingCalls} size="small">
          {t('glance.all')}
        </LinkButton>
      }
    >
      <QueryView query={numbers} loading={<Loading />} errorTitle={t('numbers.loadError')}>
        {(list) => <Calls numbers={list} />}
      </QueryView>
    </Card>
  );
}

function Calls({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  const now = useNow();
  const range = usualRange(now);
  const query = useCallStatistics(numbers, range);
  // A laptop that wakes on another day asks for that one, often before it has its network back.
  const shown = useLastShown(query.data, range);
  const region = useRef<HTMLDivElement>(null);
  return (
    <QueryView
      // The note on the failed numbers stands for the error of those.
      query={{ ...query, data: shown?.sources, error: query.failed.length > 0 ? null : query.error }}
      loading={<Loading />}
      errorTitle={t('calls.loadError')}
    >
      {(sources) => (
        <div ref={region} tabIndex={-1}>
          {query.failed.length === 0 ? null : (
            <div className={styles.note}>
              <FailedNumbers query={query} onComplete={() => leadFocus(region.current)} />
            </div>
          )}
          <CallsAtAGlance sources={sources} range={shown?.range ?? range} now={now} />
        </div>
      )}
    </QueryView>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <SkeletonRows rows={5} />
    </div>
  );
}
