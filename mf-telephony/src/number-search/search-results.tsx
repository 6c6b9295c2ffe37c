import { useFailureNotice, usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import { EmptyState, QueryView, SkeletonTable, VisuallyHidden } from '@careline/shared/ui';
import type { AvailableNumber } from '../api/numbers/available-number';
import { numberSearchQuery } from '../api/numbers/number-queries';
import type { NumberSearch } from '../api/numbers/number-requests';
import { areaCodeOf, isSamePhone } from '../api/numbers/phone-text';
import styles from './number-search.module.css';
import { ResultTable, type ResultTableProps } from './result-table';

export interface SearchResultsProps extends Omit<ResultTableProps, 'numbers'> {
  readonly search: NumberSearch;
  /** Numbers of this area stand first: they are near the professional (U10). */
  readonly nearAreaCode: string | undefined;
}

/** What a search found, without the numbers that the professional owns by now. */
export function SearchResults({ search, nearAreaCode, ...table }: SearchResultsProps) {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const found = useQuery(numberSearchQuery(api, search));
  const owned = useQuery(forwardingNumbersQuery(api, user?.id));
  useFailureNotice(found, 'search.failed');
  const isFree = ({ phone_number }: AvailableNumber) =>
    owned.data?.every((own) => !isSamePhone(own.phone_number, phone_number)) ?? true;
  const isNear = ({ phone_number }: AvailableNumber) =>
    nearAreaCode !== undefined && areaCodeOf(phone_number) === nearAreaCode;
  const free = found.data?.filter(isFree).toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
  return (
    <div className={styles.results}>
      <VisuallyHidden>
        {/* There while they come: screen readers miss a region that comes with its words (AX9). */}
        <span role="status">{free === undefined ? null : t('search.found', { count: free.length })}</span>
      </VisuallyHidden>
      <QueryView
        query={{ data: free, error: found.error, isFetching: found.isFetching, refetch: () => found.refetch() }}
        loading={<SkeletonTable rows={5} columns={4} actions />}
        errorTitle={t('search.failed')}
        isEmpty={(numbers) => numbers.length === 0}
        empty={
          <EmptyState drawing="search" title={t('search.none.title')}>
            {t('search.none.text')}
          </EmptyState>
        }
      >
        {(numbers) => <ResultTable {...table} numbers={numbers} />}
      </QueryView>
    </div>
  );
}
