import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context';
import { subscriptions, transactions } from '../database/schema';
import type { ChargeOutcome } from '../providers/card-provider';
import { feeAgain, firstBill, renewal } from './bill-lines';
import { nextMonth } from './calendar';
import { chargeUser, type Line, recordTransactions } from './charge';
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
  const lines = await owedLines(context, row, now);
  const outcome = await chargeUser(context, row.userId, lines, now);
  const hadPending = await closePending(context, row, outcome);
  if (!hadPending) await recordTransactions(context.database, row, lines, outcome.paid ? 'succeeded' : 'failed', now);
  if (!outcome.paid) return { row, outcome };
  // After a gap a new period begins today; otherwise the one that was owed is paid.
  const isRestart =
    row.status === 'incomplete' || row.status === 'cancelled' || nextMonth(row.periodEnd, row.startDate) <= now;
  const periodStart = isRestart ? now : row.periodEnd;
  const startDate = isRestart ? now : row.startDate;
  const [active] = await context.database
    .update(subscriptions)
    .set({
      status: 'active',
      startDate,
      periodStart,
      periodEnd: nextMonth(periodStart, startDate),
      failedAttempts: 0,
      nextAttemptAt: null,
      cancelledAt: null,
      updatedAt: now,
    })
    .where(eq(subscriptions.id, row.id))
    .returning();
  return { row: active ?? row, outcome };
}

async function owedLines(context: Context, row: SubscriptionRow, now: Date): Promise<readonly Line[]> {
  if (row.status === 'incomplete') return firstBill(row, now);
  if (row.status === 'cancelled') return feeAgain(context, row, now);
  return renewal(context, row, row.periodEnd > now ? now : row.periodEnd);
}

/** A bill that waited for a card gets its result, instead of a second copy beside it. */
async function closePending(context: Context, row: SubscriptionRow, outcome: ChargeOutcome & { noCard?: true }) {
  if (outcome.noCard) return true;
  const closed = await context.database
    .update(transactions)
    .set({ status: outcome.paid ? 'succeeded' : 'failed' })
    .where(and(eq(transactions.subscriptionId, row.id), eq(transactions.status, 'pending')))
    .returning({ id: transactions.id });
  return closed.length > 0;
}
