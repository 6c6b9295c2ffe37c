import { useAdmittedLocation, useSearchParams, useTexts } from '@careline/shared';
import { Card, EmptyState, LinkButton, Pagination } from '@careline/shared/ui';
import { CallFilters } from './call-filters';
import { CALLS_PAGE_SIZE, callsWithin, isMissed, type LoggedCall, readCallFilter, withFilter } from './call-log';
import { CallLogTable } from './call-log-table';
import styles from './incoming-calls.module.css';

/** The log with its filters; fifty calls on a page. */
export function CallLogCard({ calls }: { readonly calls: readonly LoggedCall[] }) {
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const [params] = useSearchParams();
  const filter = readCallFilter(params);
  const within = callsWithin(calls, filter);
  const missed = within.filter(isMissed);
  const matching = filter.isMissedOnly ? missed : within;
  const lastPage = Math.max(1, Math.ceil(matching.length / CALLS_PAGE_SIZE));
  const page = Math.min(filter.page, lastPage);
  const start = (page - 1) * CALLS_PAGE_SIZE;
  const shown = matching.slice(start, start + CALLS_PAGE_SIZE);
  if (calls.length === 0) {
    return (
      <Card title={t('calls.log')}>
        <EmptyState drawing="phone" title={t('calls.none.title')}>
          {t('calls.none.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('calls.log')} description={t('calls.logText')} padding="flush">
      <CallFilters filter={filter} count={within.length} missed={missed.length} />
      {shown.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('calls.noMatch.title')}
          action={<LinkButton href={path}>{t('calls.noMatch.action')}</LinkButton>}
        />
      ) : (
        <CallLogTable calls={shown} />
      )}
      {lastPage === 1 ? null : (
        <div className={styles.pages}>
          <Pagination
            from={start + 1}
            to={start + shown.length}
            total={matching.length}
            hasNext={page < lastPage}
            hrefFor={(step) => `${path}?${withFilter(params, 'page', String(page + step))}`}
          />
        </div>
      )}
    </Card>
  );
}
