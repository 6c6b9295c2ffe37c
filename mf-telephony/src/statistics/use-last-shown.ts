import { useState } from 'react';
import type { DayRange } from './days';
import type { NumberStatistics } from './use-call-statistics';

interface Shown<Range> {
  readonly sources: readonly NumberStatistics[];
  readonly range: Range;
}

/** What has come, with its days; until something has, what came before. */
export function useLastShown<Range extends DayRange | undefined>(
  sources: readonly NumberStatistics[] | undefined,
  range: Range,
): Shown<Range> | undefined {
  const current = sources && { sources, range };
  const [last, setLast] = useState(current);
  if (current !== undefined && !isSame(current, last)) setLast(current);
  return current ?? last;
}

function isSame(one: Shown<DayRange | undefined>, other: Shown<DayRange | undefined> | undefined): boolean {
  return (
    one.range?.from === other?.range?.from &&
    one.range?.to === other?.range?.to &&
    one.sources.length === other?.sources.length &&
    one.sources.every(({ statistics }, index) => statistics === other?.sources[index]?.statistics)
  );
}
