const DAY_MS = 86_400_000;

/** A day as YYYY-MM-DD. */
export type Day = string;

export interface DayRange {
  readonly from: Day;
  /** Inclusive. */
  readonly to: Day;
}

export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/** `count` days later. Reckoned in UTC, so that no change of clocks makes a day of 23 hours. */
export function addDays(day: Day, count: number): Day {
  const time = new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10);
}

/** Longest range, in days: a longer one would only be millions of empty days. */
export const LONGEST = 3660;

/** The days that may be chosen: no call is newer than the last one, and two of these days are never further apart than `LONGEST`. */
export function choosableDays(now: Date, to = today(now)): DayRange {
  return { from: addDays(to, 1 - LONGEST), to };
}

/** Days from the first to the last, both counted. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** The day of a moment at the user's place. */
export function localDay(moment: Date): Day {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/**
 * The last day that a server may have counted: that at the user's place, or in UTC where that is ahead, because servers count days in UTC. What is
 * placed by its moment is held against `localDay` instead.
 */
export function today(now: Date): Day {
  const [local, utc] = [localDay(now), now.toISOString().slice(0, 10)];
  return [local, utc].toSorted().at(-1) ?? local;
}
