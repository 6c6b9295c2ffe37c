import { localeTags, useAdmittedLocation, useLocale, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import {
  Card,
  EmptyState,
  Exchanged,
  formatDate,
  LinkButton,
  Pagination,
  useIsPhone,
  useIsPrinted,
  VisuallyHidden,
} from '@careline/shared/ui';
import { useState } from 'react';
import { isMissed, type LoggedCall } from '../calls/call-log';
import { numberToTest, TestCall } from '../calls/test-call';
import { PrintedChoice } from '../phones/printed-choice';
import { useChosenParams } from '../phones/use-chosen-params';
import { localDay } from '../statistics/days';
import { periodText } from '../statistics/period-text';
import { useNow } from '../statistics/use-now';
import { type CallFilter, isImpossible, matchingCalls, readCallFilter, shownCalls, withFilter } from './call-filter';
import { CallFilters } from './call-filters';
import { CallLogTable } from './call-log-table';
import { CallLogText } from './call-log-text';
import styles from './incoming-calls.module.css';
import { useSearchAction } from './use-search-action';

/** Calls of one page of the log; a phone shows fewer, because it is long enough with those. */
const PAGE_SIZE = 50;
const PAGE_SIZE_ON_PHONES = 20;

export interface CallLogCardProps {
  readonly numbers: readonly ForwardingNumber[];
  readonly calls: readonly LoggedCall[];
  /** Whether there were calls, listed or not. */
  readonly isCounted: boolean;
}

/** The log with its filters. */
export function CallLogCard({ numbers, calls, isCounted }: CallLogCardProps) {
  const { t } = useTexts();
  useSearchAction(calls.length > 0 ? undefined : isCounted ? 'calls.unlisted.title' : 'calls.none.title');
  if (calls.length === 0 && isCounted) {
    return (
      <Card title={t('calls.log')}>
        <EmptyState drawing="phone" title={t('calls.unlisted.title')}>
          {t('calls.unlisted.text')}
        </EmptyState>
      </Card>
    );
  }
  if (calls.length === 0) {
    const tested = numberToTest(numbers);
    return (
      <Card title={t('calls.log')}>
        <EmptyState
          drawing="phone"
          title={t('calls.none.title')}
          action={tested === undefined ? undefined : <TestCall number={tested} />}
        >
          {t('calls.none.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('calls.log')} description={<CallLogText />} padding="flush">
      <FilteredCalls numbers={numbers} calls={calls} />
    </Card>
  );
}

function FilteredCalls({ numbers, calls }: Pick<CallLogCardProps, 'numbers' | 'calls'>) {
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const { params: chosenParams, choose } = useChosenParams();
  const addressed = chosenParams.get('search') ?? '';
  // What is typed filters at once; the address has it once the field is left, and wins as soon as it says something else.
  const [search, setSearch] = useState(addressed);
  const [known, setKnown] = useState(addressed);
  if (known !== addressed) {
    setKnown(addressed);
    setSearch(addressed);
  }
  const params = withFilterKept(chosenParams, search);
  const asked = readCallFilter(params, useNow());
  const called = numbers.find(({ id }) => id === asked.numberId);
  // The address may name a number that was given back since.
  const filter: CallFilter = { ...asked, numberId: called?.id };
  const pageSize = useIsPhone() ? PAGE_SIZE_ON_PHONES : PAGE_SIZE;
  const isPrinted = useIsPrinted();
  const matching = matchingCalls(calls, filter);
  const chosen = shownCalls(matching, filter);
  const startOfLast = Math.max(0, Math.ceil(chosen.length / pageSize) - 1) * pageSize;
  const start = filter.offset < chosen.length ? filter.offset : startOfLast;
  // Paper has no pages to turn: every call that the filters let through stands on it.
  const shown = isPrinted ? chosen : chosen.slice(start, start + pageSize);
  return (
    <>
      <CallFilters
        numbers={numbers}
        filter={filter}
        params={params}
        onSearch={setSearch}
        onChoose={(name, value) => choose(withFilter(params, name, value), { replace: true })}
        searched={addressed}
        count={matching.length}
        missed={matching.filter(isMissed).length}
      />
      <div className={styles.printed}>
        <PrintedChoice
          number={called}
          others={[
            filter.isMissedOnly ? t('calls.missed') : undefined,
            daysText(filter, localeTags[useLocale()]),
            filter.text === '' ? undefined : `${t('calls.search')}: ${filter.text}`,
            t('calls.found', { count: chosen.length }),
          ]}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{t('calls.found', { count: chosen.length })}</span>
      </VisuallyHidden>
      <Exchanged shows={shown.length === 0 ? 'none' : 'calls'}>
        {shown.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t(isImpossible(filter) ? 'calls.noDays' : 'calls.noMatch.title')}
            action={
              <LinkButton href={path} onClick={() => setSearch('')}>
                {t('calls.noMatch.action')}
              </LinkButton>
            }
          />
        ) : (
          <CallLogTable calls={shown} />
        )}
      </Exchanged>
      {shown.length === chosen.length ? null : (
        <div className={styles.pages}>
          <Pagination
            from={start + 1}
            to={start + shown.length}
            total={chosen.length}
            hasNext={start + shown.length < chosen.length}
            hrefFor={(step) => `${path}?${withFilter(params, 'offset', offsetText(start + step * pageSize))}`}
          />
        </div>
      )}
    </>
  );
}

/** Nothing for the first page, which has the plain address. */
function offsetText(offset: number): string {
  return offset > 0 ? String(offset) : '';
}

/** The address with what is typed in the place of what it holds of that; a page that it names stays as long as both are the same. */
function withFilterKept(params: URLSearchParams, search: string): URLSearchParams {
  return search === (params.get('search') ?? '') ? params : withFilter(params, 'search', search);
}

/** The chosen days, of which one end may be open; undefined for all. */
function daysText({ from, preset, to: last }: CallFilter, tag: string): string | undefined {
  const to = preset === undefined ? last : localDay(new Date());
  if (from !== undefined && to !== undefined) return from <= to ? periodText({ from, to }, tag) : undefined;
  if (from !== undefined) return `${formatDate(from, tag)}\u00a0–`;
  return to === undefined ? undefined : `–\u00a0${formatDate(to, tag)}`;
}
