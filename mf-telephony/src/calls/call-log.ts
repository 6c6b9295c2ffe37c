import type { ForwardingNumber } from '@careline/shared/lists';
import type { Call } from '../api/statistics/call-statistics';
import { type Day, isDay, localDay } from '../statistics/days';
import type { NumberStatistics } from '../statistics/use-call-statistics';

/** Calls of one page of the log. */
export const CALLS_PAGE_SIZE = 50;

/** A call with the number that it came to. */
export interface LoggedCall extends Call {
  readonly key: string;
  readonly number: ForwardingNumber;
}

export interface CallFilter {
  readonly isMissedOnly: boolean;
  readonly from: Day | undefined;
  /** Inclusive. */
  readonly to: Day | undefined;
  /** From 1. */
  readonly page: number;
}

/** All calls that the statistics answers hold, the latest first (PD51). */
export function callLog(sources: readonly NumberStatistics[]): readonly LoggedCall[] {
  return sources
    .flatMap(({ number, statistics }) =>
      statistics.calls.map((call, index) => ({ ...call, number, key: `${number.id} ${call.id ?? index}` })),
    )
    .toSorted((one, other) => (other.started_at ?? '').localeCompare(one.started_at ?? ''));
}

/** Whether nobody took the call; the words differ from server to server. */
export function isMissed({ status }: Pick<Call, 'status'>): boolean {
  return status !== undefined && /miss|no[-_ ]?answer|busy|fail|cancel|reject|declin|unanswered/.test(status);
}

/** What the address says; anything unreadable is left out. */
export function readCallFilter(params: URLSearchParams): CallFilter {
  const [from, to, page] = [params.get('from'), params.get('to'), params.get('page') ?? ''];
  return {
    isMissedOnly: params.get('missed') === '1',
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The same parameters with one changed; another filter begins at the first page. */
export function withFilter(
  params: URLSearchParams,
  name: 'missed' | 'from' | 'to' | 'page',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (name !== 'page') next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The calls that the days let through; without a time a call belongs to no day. */
export function callsWithin(calls: readonly LoggedCall[], { from, to }: CallFilter): readonly LoggedCall[] {
  if (from === undefined && to === undefined) return calls;
  return calls.filter(({ started_at }) => {
    const day = dayOf(started_at);
    if (day === undefined) return false;
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
}

/** A date without time is that very day; read as a moment it would be midnight in UTC, the evening before in America. */
function dayOf(startedAt: string | undefined): Day | undefined {
  if (startedAt === undefined || isDay(startedAt)) return startedAt;
  const time = new Date(startedAt);
  return Number.isNaN(time.getTime()) ? undefined : localDay(time);
}
