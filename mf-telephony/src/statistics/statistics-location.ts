import { addDays, choosableDays, type Day, type DayRange, isDay, LONGEST, lengthOf, today } from './days';

/** Lengths of the ready ranges, in days up to today. */
export const presets = [7, 30, 90, 365] as const;
export type Preset = (typeof presets)[number];
const USUAL: Preset = 30;

export interface StatisticsLocation {
  readonly range: DayRange;
  /** Undefined where the user chose the days. */
  readonly preset: Preset | undefined;
  /** Id of the chosen number; undefined for all. */
  readonly numberId: string | undefined;
}

/** What the address says: which days, which number. Days in the wrong order are put right, anything unreadable is left out. */
export function readStatisticsLocation(params: URLSearchParams, now: Date): StatisticsLocation {
  const numberId = params.get('number') || undefined;
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to)) {
    const range = from <= to ? { from, to } : { from: to, to: from };
    if (lengthOf(range) <= LONGEST) return { range, preset: undefined, numberId };
  }
  const preset = presets.find((days) => `${days}` === params.get('days')) ?? USUAL;
  return { range: presetRange(preset, now), preset, numberId };
}

/** The days that are shown until others are chosen; the dashboard asks for the same, so that a move between the two asks for nothing. */
export function usualRange(now: Date): DayRange {
  return presetRange(USUAL, now);
}

function presetRange(preset: Preset, now: Date): DayRange {
  const to = today(now);
  return { from: addDays(to, 1 - preset), to };
}

/** The same parameters with a ready range. */
export function withPreset(params: URLSearchParams, preset: Preset): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('from');
  next.delete('to');
  next.set('days', String(preset));
  return next;
}

/**
 * The same parameters with one end of the range chosen. The other end stays where it may be chosen itself:
 * further away, the two could make a range that is too long to be read.
 */
export function withDay(params: URLSearchParams, name: keyof DayRange, day: Day, now: Date): URLSearchParams {
  const { range } = readStatisticsLocation(params, now);
  const chosen: DayRange = { ...within(range, choosableDays(now)), ...(name === 'from' ? { from: day } : { to: day }) };
  const next = new URLSearchParams(params);
  next.delete('days');
  next.set('from', chosen.from);
  next.set('to', chosen.to);
  return next;
}

function within({ from, to }: DayRange, limits: DayRange): DayRange {
  const nearest = (day: Day) => (day < limits.from ? limits.from : day > limits.to ? limits.to : day);
  return { from: nearest(from), to: nearest(to) };
}

/** The same parameters for one number, or for all. */
export function withNumber(params: URLSearchParams, numberId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (numberId === undefined) next.delete('number');
  else next.set('number', numberId);
  return next;
}
