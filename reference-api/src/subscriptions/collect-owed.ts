import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context';
import { subscriptions, transactions } from '../database/schema';
import type { ChargeOutcome } from '../providers/card-provider';
import { feeAgain, firstBill, renewal } from './bill-lines';
import { monthFrom, nextMonth } from './calendar';
import { chargeUser, type Line, type Period, recordTransactions } from './charge';
import type { SubscriptionRow } from './subscription-view';

/** A new default card pays what is open. A refusal changes no status: the subscription still says what is wrong. */
export async function collectWhatIsOwed(context: Context, userId: string): Promise<void> {
  const rows = await context.database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, ['incomplete', 'past_due', 'unpaid'])))
    .orderBy(asc(subscriptions.createdAt))
    .for('update');
  for (const row of rows) await collect(context, row);
}

/** Charges what keeps a subscription from being active, and makes it active when that is paid. It must be locked. */
export async function collect(
  context: Context,
  row: SubscriptionRow,
): Promise<{ row: SubscriptionRow; outcome: ChargeOutcome }> {
  const now = context.clock();
  const restarts = isRestart(row, now);
  const startDate = restarts ? now : row.startDate;
  const period = monthFrom(restarts ? now : row.periodEnd, startDate);
  const lines = await owedLines(context, row, period);
  const outcome = await chargeUser(context, row.userId, lines, now);
  if (outcome.noCard) return { row, outcome };
  // A bill that waited for a card gives way to what was charged: that pays the month from now on.
  await context.database
    .delete(transactions)
    .where(and(eq(transactions.subscriptionId, row.id), eq(transactions.status, 'pending')));
  await recordTransactions(context.database, row, lines, outcome.paid ? 'succeeded' : 'failed', now);
  if (!outcome.paid) return { row, outcome };
  const [active] = await context.database
    .update(subscriptions)
    .set({
      status: 'active',
      isSetUp: true,
      startDate,
      periodStart: period.from,
      periodEnd: period.to,
      failedAttempts: 0,
      nextAttemptAt: null,
      cancelledAt: null,
      updatedAt: now,
    })
    .where(eq(subscriptions.id, row.id))
    .returning();
  return { row: active ?? row, outcome };
}

/** After a gap or a pause a new period begins; otherwise the one that is owed goes on. */
function isRestart(row: SubscriptionRow, now: Date): boolean {
  return ['incomplete', 'cancelled', 'paused'].includes(row.status) || nextMonth(row.periodEnd, row.startDate) <= now;
}

async function owedLines(context: Context, row: SubscriptionRow, period: Period): Promise<readonly Line[]> {
  if (!row.isSetUp) return firstBill(row, period);
  if (row.status === 'cancelled') return feeAgain(context, row, period);
  return renewal(context, row, period);
}
