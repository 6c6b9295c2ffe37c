import { createHash } from 'node:crypto';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { limits } from '../database/traffic-schema';
import { HttpError } from '../http-error';

/** Up to `max` tries; times in seconds. */
export type Rule = {
  name: string;
  max: number;
  /** After how long the tries are forgotten: counted from the first, or, with `firstDelay`, from when the delay is over. */
  window: number;
  /** The delay after the last try that was free; it doubles with each one more, up to `window`. Without it the rest of the window is the delay. */
  firstDelay?: number;
};

// Not the present: another request's may be some milliseconds behind, and it would find itself blocked.
const never = new Date(0);
/** In seconds: how far the clocks of several processes may be apart. */
const clocksApart = 60;

/**
 * Counts one more try of `who`, before it is known how it ends: so many at once are counted as surely as one after another. Throws 429, with
 * the seconds to wait, where the rule allows no more.
 */
export async function countTry({ database, clock }: Context, rule: Rule, who: string): Promise<void> {
  const key = keyOf(rule, who);
  const at = clock();
  const now = sql`${at.toISOString()}::timestamptz`;
  const later = (seconds: number) => sql`${now} + make_interval(secs => ${seconds + clocksApart})`;
  // What is further ahead than the rule ever looks was written by a clock that was wrong.
  const isAstray = sql`${limits.blockedUntil} > ${later(rule.window)} or ${limits.forgottenAt} > ${later(2 * rule.window)}`;
  const isForgotten = sql`${limits.forgottenAt} <= ${now} or ${isAstray}`;
  const next = hitsAfter(sql`case when ${isForgotten} then 1 else ${limits.hits} + 1 end`, rule, now);
  const [row] = await database
    .insert(limits)
    .values({ key, hits: 1, blockedUntil: never, forgottenAt: new Date(at.getTime() + rule.window * 1000) })
    .onConflictDoUpdate({
      target: limits.key,
      set: next,
      setWhere: sql`${limits.blockedUntil} <= ${now} or ${isAstray}`,
    })
    .returning({ key: limits.key });
  if (row !== undefined) return;
  const [blocked] = await database.select().from(limits).where(eq(limits.key, key));
  const seconds = Math.max(1, Math.ceil(((blocked?.blockedUntil ?? at).getTime() - at.getTime()) / 1000));
  throw new HttpError(429, 'Too many attempts. Please try again in {seconds}.', {
    values: { seconds },
    retryAfter: seconds,
  });
}

/** The last try of `who` was no failure: as if it had not been. */
export async function takeBackTry({ database }: Context, rule: Rule, who: string): Promise<void> {
  await database
    .update(limits)
    .set({ hits: sql`greatest(${limits.hits} - 1, 0)`, blockedUntil: never })
    .where(eq(limits.key, keyOf(rule, who)));
}

/** No try of `who` counts any longer. */
export async function forgetTries({ database }: Context, rule: Rule, who: string): Promise<void> {
  await database.delete(limits).where(eq(limits.key, keyOf(rule, who)));
}

/** Remembers for as long as the rule's window that `who` has proved to be welcome. */
export async function welcome({ database, clock }: Context, rule: Rule, who: string): Promise<void> {
  const forgottenAt = new Date(clock().getTime() + rule.window * 1000);
  await database
    .insert(limits)
    .values({ key: keyOf(rule, who), hits: 0, blockedUntil: never, forgottenAt })
    .onConflictDoUpdate({ target: limits.key, set: { forgottenAt } });
}

export async function isWelcome({ database, clock }: Context, rule: Rule, who: string): Promise<boolean> {
  const known = and(eq(limits.key, keyOf(rule, who)), gt(limits.forgottenAt, clock()));
  return (await database.$count(limits, known)) > 0;
}

export async function sweepLimits({ database, clock }: Context): Promise<void> {
  await database.delete(limits).where(lte(limits.forgottenAt, clock()));
}

function hitsAfter(hits: SQL, { max, window, firstDelay }: Rule, now: SQL) {
  const later = (seconds: SQL | number) => sql`${now} + make_interval(secs => ${seconds})`;
  if (firstDelay !== undefined) {
    const delay = sql`least(${window}, ${firstDelay} * power(2, least(${hits} - ${max}, 20)))`;
    const blockedUntil = sql<Date>`case when ${hits} >= ${max} then ${later(delay)} else ${never.toISOString()}::timestamptz end`;
    return {
      hits,
      blockedUntil,
      forgottenAt: sql<Date>`greatest(${blockedUntil}, ${now}) + make_interval(secs => ${window})`,
    };
  }
  const forgottenAt = sql<Date>`case when ${hits} = 1 then ${later(window)} else ${limits.forgottenAt} end`;
  return {
    hits,
    forgottenAt,
    blockedUntil: sql<Date>`case when ${hits} >= ${max} then ${forgottenAt} else ${never.toISOString()}::timestamptz end`,
  };
}

/** Neither addresses nor e-mail addresses stand in the table. */
function keyOf({ name }: Rule, who: string): string {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url');
}
