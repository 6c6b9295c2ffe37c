import type { ForwardingNumber } from '@careline/shared/lists';
import { type Call, latestFirst } from '../api/statistics/call-statistics';
import { type Day, isDay, localDay } from '../statistics/days';
import type { NumberStatistics } from '../statistics/use-call-statistics';
import { isMissedKind } from './call-kinds';

/** A call with the number that it came to. */
export interface LoggedCall extends Call {
  readonly key: string;
  readonly number: ForwardingNumber;
}

/** All calls that the statistics answers hold, the latest first (PD51). */
export function callLog(sources: readonly NumberStatistics[]): readonly LoggedCall[] {
  const alike = new Map<string, number>();
  return sources
    .flatMap(({ number, statistics }) => statistics.calls.map((call) => ({ ...call, number })))
    .toSorted(latestFirst)
    .map((call) => {
      // Without an id a call is known by when it began and who called: its place changes with each newer one.
      const own = call.id ?? `${call.started_at} ${call.from_number}`;
      const name = `${call.number.id} ${own}`;
      const count = alike.get(name) ?? 0;
      alike.set(name, count + 1);
      return { ...call, key: `${name} ${count}` };
    });
}

/** Whether nobody took the call. */
export function isMissed({ status }: Pick<Call, 'status'>): boolean {
  return status !== undefined && isMissedKind(status);
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
