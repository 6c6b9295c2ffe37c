import { and, eq, lte, or } from 'drizzle-orm';
import type { Context } from '../context';
import { lockUser } from '../database/lock-user';
import { subscriptions } from '../database/schema';
import { renewal } from './bill-lines';
import { day, monthFrom, nextMonth } from './calendar';
import { chargeUser, recordTransactions } from './charge';
import type { SubscriptionRow } from './subscription-view';

// After a failed renewal the card is tried again three times, then the subscription counts as unpaid.
const retryAfterDays = [3, 5, 7];

/**
 * Brings a user's subscriptions up to the present: every renewal that has come due is charged, as of its own day. A card
 * provider would do it by its webhooks; doing it when somebody looks needs no timer and comes to the same rows.
 */
export async function settleSubscriptions(context: Context, userId: string): Promise<void> {
  const now = context.clock();
  const due = or(
    and(eq(subscriptions.status, 'active'), lte(subscriptions.periodEnd, now)),
    and(eq(subscriptions.status, 'past_due'), lte(subscriptions.nextAttemptAt, now)),
  );
  const isDue = and(eq(subscriptions.userId, userId), due);
  const rows = await context.database.select({ id: subscriptions.id }).from(subscriptions).where(isDue);
  for (const { id } of rows) {
    await context.database.transaction(async (database) => {
      await lockUser(database, userId);
      const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
      let current = row;
      while (current !== undefined) current = await settleOnce({ ...context, database }, current, now);
    });
  }
}

/** One charge; answers the subscription after it, or nothing when no charge was due. */
async function settleOnce(context: Context, row: SubscriptionRow, now: Date): Promise<SubscriptionRow | undefined> {
  const at = row.status === 'active' ? row.periodEnd : row.status === 'past_due' ? row.nextAttemptAt : null;
  if (at === null || at > now) return undefined;
  const lines = await renewal(context, row, monthFrom(row.periodEnd, row.startDate));
  const outcome = await chargeUser(context, row.userId, lines, at);
  await recordTransactions(context.database, row, lines, outcome.paid ? 'succeeded' : 'failed', at);
  const changes = outcome.paid ? renewed(row) : owing(row, at);
  const [changed] = await context.database
    .update(subscriptions)
    .set({ ...changes, updatedAt: at })
    .where(eq(subscriptions.id, row.id))
    .returning();
  return changed;
}

function renewed(row: SubscriptionRow) {
  return {
    status: 'active',
    periodStart: row.periodEnd,
    periodEnd: nextMonth(row.periodEnd, row.startDate),
    failedAttempts: 0,
    nextAttemptAt: null,
  };
}

function owing(row: SubscriptionRow, at: Date) {
  const wait = retryAfterDays[row.failedAttempts];
  return {
    status: wait === undefined ? 'unpaid' : 'past_due',
    failedAttempts: row.failedAttempts + 1,
    nextAttemptAt: wait === undefined ? null : new Date(at.getTime() + wait * day),
  };
}
