import type { ForwardingNumber } from '@careline/shared/lists';
import { type Call, latestFirst } from '../api/statistics/call-statistics';
import { type Day, isDay, localDay } from '../statistics/days';
import type { NumberStatistics } from '../statistics/use-call-statistics';

/** A call with the number that it came to. */
export interface LoggedCall extends Call {
  readonly key: string;
  readonly number: ForwardingNumber;
}

/** All calls that the statistics answers hold, the latest first (PD51). */
export function callLog(sources: readonly NumberStatistics[]): readonly LoggedCall[] {
  return sources
    .flatMap(({ number, statistics }) =>
      statistics.calls.map((call, index) => ({ ...call, number, key: `${number.id} ${call.id ?? index}` })),
    )
    .toSorted(latestFirst);
}

/** Whether nobody took the call; the words differ from server to server. */
export function isMissed({ status }: Pick<Call, 'status'>): boolean {
  return status !== undefined && /miss|no[-_ ]?answer|busy|fail|cancel|reject|declin|unanswered/.test(status);
}

/**
 * The day of a call at the user's place. A date without time is that very day: read as a moment it would be midnight in UTC, the evening before in
 * America.
 */
export function dayOf(startedAt: string | undefined): Day | undefined {
  if (startedAt === undefined || isDay(startedAt)) return startedAt;
  const time = new Date(startedAt);
  return Number.isNaN(time.getTime()) ? undefined : localDay(time);
}
