import { type CallDay, type CallStatistics, countsCalls } from '../api/statistics/call-statistics';
import { addDays, type Day, type DayRange, lengthOf } from './days';

/** Names under which a total of calls may stand among figures. */
export const TOTAL_NAMES = ['total_calls', 'total', 'calls', 'count', 'call_count'];
/** A bar has no more parts than there are colours. */
const MOST_PARTS = 6;
/** How many bars there is room for: longer ranges are shown by weeks, then by months. */
export interface BarRoom {
  readonly days: number;
  readonly weeks: number;
}
const WIDE: BarRoom = { days: 92, weeks: 110 };
/** On a phone a bar for each of 53 weeks would be too thin to touch or tell. */
export const NARROW: BarRoom = { days: 31, weeks: 26 };

/** Calls of a day, or of several days in a row. */
export interface CallPeriod extends DayRange {
  readonly total: number;
  /** How many of each kind, such as answered and missed, in the order of `DailyCalls.kinds`. */
  readonly parts: readonly number[];
}

export interface DailyCalls {
  /** Names of the parts, those that count calls first; empty where the server tells totals alone. */
  readonly kinds: readonly string[];
  /** The first of them, where these add up to the total on each day, so that they can be stacked; empty where they do not. */
  readonly stacked: readonly string[];
  /** Every day of the range; a day that no server named had no calls. */
  readonly days: readonly CallPeriod[];
  /** How many of the days lie after the first that a server named: a number counts from its purchase on. */
  readonly counted: number;
}

/** The days of one or several numbers added up, within a range. Undefined where no server told days at all. */
export function dailyCalls(sources: readonly CallStatistics[], range: DayRange): DailyCalls | undefined {
  const known = sources.flatMap(({ days }) => days);
  if (known.length === 0) return undefined;
  const names = [...new Set(known.flatMap(({ figures }) => figures.map(({ name }) => name)))].filter(
    (name) => !TOTAL_NAMES.includes(name),
  );
  const counts = names.filter((name) => countsCalls({ name }));
  const kinds = [...counts, ...names.filter((name) => !counts.includes(name))];
  const byDate = groupByDate(known);
  const days = Array.from({ length: lengthOf(range) }, (_, index) => {
    const day: Day = addDays(range.from, index);
    const entries = byDate.get(day) ?? [];
    const sumOf = (name: string) =>
      sum(entries.map(({ figures }) => figures.find((figure) => figure.name === name)?.value ?? 0));
    return { from: day, to: day, total: sum(entries.map(({ total }) => total)), parts: kinds.map(sumOf) };
  });
  const start = [...byDate.keys()].toSorted()[0] ?? '';
  const isWhole =
    counts.length > 1 &&
    counts.length <= MOST_PARTS &&
    days.every(({ total, parts }) => sum(parts.slice(0, counts.length)) === total);
  return { kinds, stacked: isWhole ? counts : [], days, counted: days.filter(({ from }) => from >= start).length };
}

/** Whether there were calls, by the days that servers tell, or else by their totals: not every server lists them. */
export function tellsCalls(sources: readonly CallStatistics[]): boolean {
  const days = sources.flatMap((source) => source.days);
  if (days.length > 0) return days.some(({ total }) => total > 0);
  return sources.some(({ figures }) => figures.some(({ name, value }) => TOTAL_NAMES.includes(name) && value > 0));
}

export interface CallPeriods {
  readonly step: 'day' | 'week' | 'month';
  readonly periods: readonly CallPeriod[];
}

/** By day, by week or by month; with room enough by day up to three months, by week up to about two years. */
export function periodsOf({ days }: Pick<DailyCalls, 'days'>, room = WIDE): CallPeriods {
  if (days.length <= room.days) return { step: 'day', periods: days };
  if (days.length > room.weeks * 7) return { step: 'month', periods: joinBy(days, ({ from }) => from.slice(0, 7)) };
  // Counted from the end, so that the latest week is a whole one.
  return { step: 'week', periods: joinBy(days, (_day, index) => `${Math.floor((days.length - 1 - index) / 7)}`) };
}

export function totalOf({ days, kinds }: DailyCalls): Pick<CallPeriod, 'total' | 'parts'> {
  return {
    total: sum(days.map(({ total }) => total)),
    parts: kinds.map((_kind, index) => sum(days.map(({ parts }) => parts[index] ?? 0))),
  };
}

function joinBy(days: readonly CallPeriod[], keyOf: (day: CallPeriod, index: number) => string): readonly CallPeriod[] {
  const periods = new Map<string, CallPeriod>();
  days.forEach((day, index) => {
    const key = keyOf(day, index);
    const before = periods.get(key);
    periods.set(
      key,
      before === undefined
        ? day
        : {
            from: before.from,
            to: day.to,
            total: before.total + day.total,
            parts: day.parts.map((part, kind) => part + (before.parts[kind] ?? 0)),
          },
    );
  });
  return [...periods.values()];
}

function groupByDate(days: readonly CallDay[]): ReadonlyMap<Day, readonly CallDay[]> {
  const groups = new Map<Day, CallDay[]>();
  for (const day of days) {
    const group = groups.get(day.date);
    if (group) group.push(day);
    else groups.set(day.date, [day]);
  }
  return groups;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
