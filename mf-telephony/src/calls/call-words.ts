import { dateFormat, keepDateTogether } from '@careline/shared/ui';
import { addDays, type Day, localDay } from '../statistics/days';

/** How much room a day has: a heading, or a line that it shares. */
type DayLength = 'whole' | 'short';

/** A day as people speak of it: "Today", "Yesterday", "Friday, November 20" or in short "Nov 20", with its year where that is another. */
export function dayText(day: Day, tag: string, now: Date, length: DayLength = 'whole'): string {
  const today = localDay(now);
  const near = [0, -1].find((distance) => addDays(today, distance) === day);
  if (near !== undefined)
    return capitalised(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(near, 'day'), tag);
  const options: Intl.DateTimeFormatOptions =
    length === 'short' ? { month: 'short', day: 'numeric' } : { weekday: 'long', month: 'long', day: 'numeric' };
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4);
  const words = dateFormat(tag, { ...options, ...(isOtherYear && { year: 'numeric' }) });
  return capitalised(keepDateTogether(words.format(new Date(`${day}T00:00`))), tag);
}

/** The time of day of a call: "9:30 AM"; undefined for a date without time. */
export function timeText(startedAt: string | undefined, tag: string): string | undefined {
  if (startedAt === undefined || !/\d:\d\d/.test(startedAt)) return undefined;
  const time = new Date(startedAt);
  return Number.isNaN(time.getTime()) ? undefined : dateFormat(tag, { timeStyle: 'short' }).format(time);
}

/** The name of the zone in which times are shown: "Eastern Time". */
export function zoneText(tag: string): string {
  const parts = dateFormat(tag, { timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function capitalised(words: string, tag: string): string {
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
