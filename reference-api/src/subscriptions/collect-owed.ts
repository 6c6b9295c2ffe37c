import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { Context } from '../context';
import { subscriptions, transactions } from '../database/schema';
import type { ChargeOutcome } from '../providers/card-provider';
import { chargeUser, recordTransactions } from './charge';
import { owedBill, takeOverNumbers } from './owed-bill';
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
  const { restarts, startDate, period, lines } = await owedBill(context, row);
  if (restarts) await takeOverNumbers(context, row);
  const outcome = await chargeUser(context, row.userId, lines, now);
  // Only a first bill waits for a card. It gives way to what is charged then: that pays the month from then on.
  if (outcome.noCard && row.status !== 'incomplete') return { row, outcome };
  const isPending = eq(transactions.status, 'pending');
  const isReplaced = outcome.paid ? isPending : or(isPending, isLastTry(row));
  await context.database.delete(transactions).where(and(eq(transactions.subscriptionId, row.id), isReplaced));
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

/** A bill that is refused again takes the place of its last try, or lines would come without end. What failed before the subscription got its status stays. */
function isLastTry({ isSetUp, cancelledAt, updatedAt }: SubscriptionRow): SQL | undefined {
  const isSince = isSetUp ? gt(transactions.createdAt, cancelledAt ?? updatedAt) : undefined;
  return and(eq(transactions.status, 'failed'), isSince);
}
