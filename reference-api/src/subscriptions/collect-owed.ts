import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { numbers, subscriptions, transactions } from '../database/schema';
import type { ChargeOutcome } from '../providers/card-provider';
import { feeAgain, firstBill, renewal } from './bill-lines';
import { monthFrom, nextMonth } from './calendar';
import { chargeUser, type Line, type Period, recordTransactions } from './charge';
import { ofPhone } from './subscribed-phone';
import type { SubscriptionRow } from './subscription-view';

/** What became of a subscription that was to be paid for. */
export interface Collected {
  readonly row: SubscriptionRow;
  readonly outcome: ChargeOutcome;
}

export function uncharged(row: SubscriptionRow): Collected {
  return { row, outcome: { paid: true } };
}

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
export async function collect(context: Context, row: SubscriptionRow): Promise<Collected> {
  const now = context.clock();
  const restarts = isRestart(row, now);
  const startDate = restarts ? now : row.startDate;
  const period = monthFrom(restarts ? now : row.periodEnd, startDate);
  if (restarts) await takeOverNumbers(context.database, row);
  const lines = await owedLines(context, row, period);
  const outcome = await chargeUser(context, row.userId, lines, now);
  // Only a first bill waits for a card. It gives way to what is charged then: that pays the month from then on.
  if (outcome.noCard && row.status !== 'incomplete') return { row, outcome };
  await context.database
    .delete(transactions)
    .where(and(eq(transactions.subscriptionId, row.id), eq(transactions.status, 'pending')));
  const status = outcome.paid ? 'succeeded' : outcome.noCard ? 'pending' : 'failed';
  await recordTransactions(context.database, row, lines, status, now);
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

/** What the phone's cancelled subscriptions have left comes under this one: no number that somebody holds goes unpaid. */
export async function takeOverNumbers(database: Database, row: SubscriptionRow): Promise<void> {
  const left = database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(ofPhone(row), eq(subscriptions.status, 'cancelled')));
  await database
    .update(numbers)
    .set({ subscriptionId: row.id })
    .where(and(isNull(numbers.releasedAt), inArray(numbers.subscriptionId, left)));
}

async function owedLines(context: Context, row: SubscriptionRow, period: Period): Promise<readonly Line[]> {
  if (!row.isSetUp) return firstBill(context, row, period);
  if (row.status === 'cancelled') return feeAgain(context, row, period);
  return renewal(context, row, period);
}
