import { addDays, type DayRange, isDay, lengthOf, today } from './days';

/** Lengths of the ready ranges, in days up to today. */
export const presets = [7, 30, 90, 365] as const;
export type Preset = (typeof presets)[number];
const USUAL: Preset = 30;
/** Longer ranges would only be millions of empty days. */
const LONGEST = 3660;

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

export function presetRange(preset: Preset, now: Date): DayRange {
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

/** The same parameters with days of the user's own choice. */
export function withRange(params: URLSearchParams, { from, to }: DayRange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('days');
  next.set('from', from);
  next.set('to', to);
  return next;
}

/** The same parameters for one number, or for all. */
export function withNumber(params: URLSearchParams, numberId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (numberId === undefined) next.delete('number');
  else next.set('number', numberId);
  return next;
}
