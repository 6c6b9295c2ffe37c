import { dialled } from '../calls/call-back';
import { dayOf, isMissed, type LoggedCall } from '../calls/call-log';
import { addDays, type Day, isDay, localDay } from '../statistics/days';

/** Ready ranges of the log, in days up to the one that it is at the user's place, by which calls are grouped too. */
export const logPresets = [1, 7, 30] as const;

export interface CallFilter {
  readonly isMissedOnly: boolean;
  /** Id of the number that was called; undefined for all. */
  readonly numberId: string | undefined;
  /** What the caller's number, or the name of the called one, contains. */
  readonly text: string;
  /** One of the ready ranges; undefined where the days are chosen, or none are. */
  readonly preset: (typeof logPresets)[number] | undefined;
  readonly from: Day | undefined;
  /** Inclusive. */
  readonly to: Day | undefined;
  /** How many calls stand before the first one that is shown: a page has other calls where it is longer. */
  readonly offset: number;
}

/** What the address says; anything unreadable is left out. */
export function readCallFilter(params: URLSearchParams, now: Date): CallFilter {
  const [from, to, offset] = [params.get('from'), params.get('to'), params.get('offset') ?? ''];
  const preset = logPresets.find((days) => `${days}` === params.get('days'));
  return {
    isMissedOnly: params.get('missed') === '1',
    numberId: params.get('number') ?? undefined,
    text: params.get('search') ?? '',
    preset,
    from: preset === undefined ? (isDay(from) ? from : undefined) : addDays(localDay(now), 1 - preset),
    to: preset === undefined && isDay(to) ? to : undefined,
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

type FilterName = 'missed' | 'number' | 'search' | 'days' | 'from' | 'to' | 'offset';

/**
 * The same parameters with one changed; another filter begins at the first call, and a ready range and chosen days replace each other. Of the
 * range the other end stays as it is shown.
 */
export function withFilter(
  params: URLSearchParams,
  name: FilterName,
  value: string,
  now = new Date(),
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (name !== 'offset') next.delete('offset');
  if (name === 'from' || name === 'to') {
    const other = name === 'from' ? 'to' : 'from';
    const shown = readCallFilter(params, now)[other];
    next.delete('days');
    if (shown !== undefined) next.set(other, shown);
  }
  if (name === 'days') for (const end of ['from', 'to']) next.delete(end);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Whether the first day lies after the last. */
export function isImpossible({ from, to }: Pick<CallFilter, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** Whether any filter but "missed" is on. */
export function isNarrowed({ from, to, numberId, text }: CallFilter): boolean {
  return [from, to, numberId].some((chosen) => chosen !== undefined) || text !== '';
}

/** The calls that all filters but "missed" let through; without a time a call belongs to no day. */
export function matchingCalls(calls: readonly LoggedCall[], filter: CallFilter): readonly LoggedCall[] {
  const { from, to, numberId, text } = filter;
  return calls.filter(({ started_at, number, from_number }) => {
    if (numberId !== undefined && number.id !== numberId) return false;
    if (text !== '' && !contains(from_number, text) && !containsWord(number.friendly_name, text)) return false;
    if (from === undefined && to === undefined) return true;
    const day = dayOf(started_at);
    return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
  });
}

/** Of the calls that match otherwise those to show. */
export function shownCalls(calls: readonly LoggedCall[], { isMissedOnly }: CallFilter): readonly LoggedCall[] {
  return isMissedOnly ? calls.filter(isMissed) : calls;
}

/** Digits are compared as digits, however they are written; those of a name, such as "Office 2", are none of a caller's. */
function contains(phone: string | undefined, text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '' || /\p{L}/u.test(text) || phone === undefined || dialled(phone) === undefined)
    return containsWord(phone, text);
  return phone.replaceAll(/\D/g, '').includes(digits);
}

function containsWord(words: string | undefined, text: string): boolean {
  return words?.toLowerCase().includes(text.trim().toLowerCase()) ?? false;
}
