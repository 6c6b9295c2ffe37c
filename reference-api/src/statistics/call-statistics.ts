import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { calls } from '../database/schema';
import { badRequest } from '../http-error';
import { findNumber } from '../numbers/number-repository';
import { momentOf } from '../subscriptions/moments';
import { recordCalls } from './record-calls';

const dayLength = 24 * 60 * 60 * 1000;
const year = 365 * dayLength;
const recentCalls = 50;
// What the site lets people choose; a range of centuries would only be millions of empty days.
const longestRange = 3660 * dayLength;

export type Range = { date_from?: string | undefined; date_to?: string | undefined };

/** Calls of one number, by day in UTC and since it was bought: between two dates, without them those of the last 365 days. */
export async function callStatistics(context: Context, userId: string, numberId: string, range: Range) {
  const { database } = context;
  const now = context.clock();
  const number = await findNumber(database, userId, numberId);
  await recordCalls(context, number, now);
  const to = momentOf(range.date_to, '23:59:59.999') ?? now;
  const bought = number.createdAt.getTime();
  const earliest = Math.min(to.getTime(), Math.max(bought, to.getTime() - year));
  const from = momentOf(range.date_from, '00:00:00.000') ?? new Date(earliest);
  if (from > to) throw badRequest('date_from must not be after date_to');
  if (to.getTime() - from.getTime() > longestRange) throw badRequest('The range must not be longer than ten years');
  const within = and(eq(calls.numberId, number.id), gte(calls.startedAt, from), lte(calls.startedAt, to));
  const days = await countByDay(database, within);
  const seconds = days.reduce((sum, day) => sum + day.seconds, 0);
  const total = days.reduce((sum, day) => sum + day.calls, 0);
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  return {
    phone_number_id: number.id,
    date_from: from.toISOString(),
    date_to: to.toISOString(),
    total_calls: total,
    answered_calls: answered,
    missed_calls: total - answered,
    answer_rate: total === 0 ? 0 : Math.round((answered / total) * 1000) / 1000,
    total_minutes: Math.round(seconds / 60),
    average_duration_seconds: answered === 0 ? 0 : Math.round(seconds / answered),
    unique_callers: await countCallers(database, within),
    calls_by_day: everyDay(days, Math.max(from.getTime(), bought), Math.min(to.getTime(), now.getTime())),
    recent_calls: await listRecent(database, within),
  };
}

type Within = ReturnType<typeof and>;
type Day = { date: string; calls: number; answered: number; seconds: number };

function countByDay(database: Database, within: Within): Promise<Day[]> {
  const date = sql<string>`to_char(${calls.startedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const isAnswered = sql`${calls.status} = 'answered'`;
  return database
    .select({
      date,
      calls: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${isAnswered}))::int`,
      seconds: sql<number>`coalesce(sum(${calls.durationSeconds}) filter (where ${isAnswered}), 0)::int`,
    })
    .from(calls)
    .where(within)
    .groupBy(date)
    .orderBy(asc(date));
}

/** Days without calls are part of the picture: a chart must not close the gap. */
function everyDay(days: Day[], from: number, until: number) {
  const known = new Map(days.map((day) => [day.date, day]));
  const shown: { date: string; calls: number; answered: number; missed: number }[] = [];
  for (let time = from - (from % dayLength); time <= until; time += dayLength) {
    const date = new Date(time).toISOString().slice(0, 10);
    const { calls: total = 0, answered = 0 } = known.get(date) ?? {};
    shown.push({ date, calls: total, answered, missed: total - answered });
  }
  return shown;
}

async function countCallers(database: Database, within: Within): Promise<number> {
  const [row] = await database
    .select({ callers: sql<number>`count(distinct ${calls.fromNumber})::int` })
    .from(calls)
    .where(within);
  return row?.callers ?? 0;
}

async function listRecent(database: Database, within: Within) {
  const rows = await database.select().from(calls).where(within).orderBy(desc(calls.startedAt)).limit(recentCalls);
  return rows.map((call) => ({
    id: call.id,
    from: call.fromNumber,
    started_at: call.startedAt.toISOString(),
    duration_seconds: call.durationSeconds,
    status: call.status,
  }));
}
