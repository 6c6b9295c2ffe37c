import {
  type Figure,
  field,
  isRecord,
  readDate,
  readEnveloped,
  readFigures,
  readNumber,
  readText,
} from '@careline/shared/api';
import type { UnknownRecord } from '@careline/shared/lists';

/** One incoming call. */
export interface Call {
  readonly id: string | undefined;
  /** Undefined where the caller withheld it. */
  readonly from_number: string | undefined;
  readonly started_at: string | undefined;
  readonly duration_seconds: number | undefined;
  /** As the server says it, in lower case: answered, missed, voicemail … */
  readonly status: string | undefined;
}

export interface CallDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly total: number;
  /** Those that may be added up. */
  readonly figures: readonly Figure[];
}

/** No field of the statistics is fixed, so they are read by what they look like (PD50, PD51). */
export interface CallStatistics {
  readonly figures: readonly Figure[];
  /** Ascending. */
  readonly days: readonly CallDay[];
  /** Latest first. */
  readonly calls: readonly Call[];
  /** The first day that all of it counts, as the server says; servers that take no range may count more than was asked for. */
  readonly since: string | undefined;
}

const NOT_ADDITIVE =
  /(^|_)(rate|ratio|percent|percentage|share|average|avg|mean|median|min|max|longest|unique|distinct)(_|$)/;

/** What a day may tell beside how many calls there were. */
const NO_CALLS = /(^|_)(minutes|seconds|duration|talk_time|cost|price|fee|savings|amount|revenue)(_|$)/;

/** Whether a day's figure counts calls. */
export function countsCalls({ name }: Pick<Figure, 'name'>): boolean {
  return !NO_CALLS.test(name);
}

/** Whether the figures of several days or numbers make one: not a mean, a share, or how many different callers there were. */
export function isAdditive({ name }: Pick<Figure, 'name'>): boolean {
  return !NOT_ADDITIVE.test(name);
}

/** What stands in the place of a number that was withheld: a word of the network's, or the keys that spell it. */
const WITHHELD =
  /^(anonymous|blocked|private|restricted|unavailable|unknown|withheld|\+?(266696687|2562533|7378742833|86282452253|8656696))$/i;

function readCall(value: unknown): Call | undefined {
  if (!isRecord(value)) return undefined;
  const from = readText(field(value, 'from_number', 'from', 'caller', 'caller_number'));
  const isWithheld = from !== undefined && WITHHELD.test(from.trim());
  const status = readText(field(value, 'status'))?.toLowerCase();
  // A number that was withheld comes as null, or not at all; no day has a status.
  if (from === undefined && status === undefined) return undefined;
  return {
    id: readText(field(value, 'id', 'call_sid', 'sid')),
    from_number: isWithheld ? undefined : from,
    started_at: readDate(field(value, 'started_at', 'start_time', 'created_at', 'date', 'timestamp')),
    duration_seconds: readNumber(field(value, 'duration_seconds', 'duration')),
    status,
  };
}

function readDay(value: unknown): CallDay | undefined {
  if (!isRecord(value)) return undefined;
  const date = readDate(field(value, 'date', 'day'))?.slice(0, 10);
  if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const figures = readFigures(value).filter((figure) => figure.name !== 'day' && isAdditive(figure));
  const total = readNumber(field(value, 'total_calls', 'total', 'calls', 'count', 'call_count'));
  const calls = figures.filter(countsCalls);
  // Minutes alone do not say how many calls there were.
  if (total === undefined && calls.length === 0 && figures.length > 0) return undefined;
  return { date, total: total ?? calls.reduce((sum, { value: count }) => sum + count, 0), figures };
}

function statisticsOf(record: UnknownRecord): CallStatistics {
  const entries = Object.values(record)
    .flatMap((value) => (isRecord(value) ? Object.values(value) : [value]))
    .filter((value) => Array.isArray(value))
    .flat();
  const calls = entries.map(readCall).filter((call) => call !== undefined);
  // An answer may tell a call twice: among the latest, and among the missed ones.
  const once = new Map(calls.map((call, index) => [call.id ?? index, call]));
  // A call has a date too, and is no day.
  const days = entries
    .filter((entry) => !readCall(entry))
    .map(readDay)
    .filter((day) => day !== undefined);
  return {
    figures: readFigures(record),
    days: days.sort((one, other) => one.date.localeCompare(other.date)),
    calls: [...once.values()].sort(latestFirst),
    since: readDate(field(record, 'date_from', 'from', 'start_date'))?.slice(0, 10),
  };
}

/** Sorts by moments, because one server writes them with one offset, and with another after a change of clocks; what has none comes last. */
export function latestFirst(one: Pick<Call, 'started_at'>, other: Pick<Call, 'started_at'>): number {
  return timeOf(other) - timeOf(one);
}

/** In ms. A date without time begins at the user's place. */
function timeOf({ started_at = '' }: Pick<Call, 'started_at'>): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(started_at);
  return Date.parse(isDay ? `${started_at}T00:00` : started_at) || 0;
}

/** Reads `statistics`, `data`, or the answer itself; undefined where it is no object. */
export function readStatistics(data: unknown): CallStatistics | undefined {
  return readEnveloped(data, ['statistics', 'stats'], (value) => (isRecord(value) ? statisticsOf(value) : undefined));
}
