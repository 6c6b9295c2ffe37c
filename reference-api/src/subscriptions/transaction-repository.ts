import { and, count, desc, eq, gt, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { subscriptions, transactions } from '../database/schema';
import { notFound } from '../http-error';
import type { TransactionStatus } from './charge';
import { isMeant } from './find-subscription';
import { currency } from './prices';
import { ownsPhone } from './subscribed-phone';

export type TransactionRow = typeof transactions.$inferSelect;

/** Transactions of all subscriptions that a phone has had, the newest first. Throws when it is not the user's phone. */
export async function listTransactions(
  database: Database,
  userId: string,
  phoneId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: TransactionRow[]; total: number }> {
  const where = await areOf(database, userId, phoneId);
  const total = await database.$count(transactions, where);
  const rows = await database
    .select()
    .from(transactions)
    .where(where)
    .orderBy(desc(transactions.createdAt), desc(transactions.type), desc(transactions.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total };
}

/** Whole cents. What was charged counts also if it was given back; `refundedCents` is above zero. The database adds up: rows come without end. */
export async function summariseTransactions(database: Database, userId: string, phoneId: string) {
  const isDone = inArray(transactions.status, ['succeeded', 'refunded'] satisfies TransactionStatus[]);
  const [found] = await database
    .select({
      charged: sumOf(and(isDone, gt(transactions.amountCents, 0))),
      refunded: sumOf(and(isDone, lt(transactions.amountCents, 0))),
      pending: sumOf(eq(transactions.status, 'pending')),
      failed: sql`count(*) filter (where ${transactions.status} = 'failed')`.mapWith(Number),
      count: count(),
      currency: max(transactions.currency),
    })
    .from(transactions)
    .where(await areOf(database, userId, phoneId));
  if (found === undefined) throw new Error('The database returned no row for the sums');
  return {
    chargedCents: found.charged,
    refundedCents: Math.abs(found.refunded),
    netCents: found.charged + found.refunded,
    pendingCents: found.pending,
    count: found.count,
    failed: found.failed,
    currency: found.currency ?? currency,
  };
}

async function areOf(database: Database, userId: string, phoneId: string): Promise<SQL> {
  const meant = isMeant(userId, phoneId);
  if ((await database.$count(subscriptions, meant)) === 0 && !(await ownsPhone(database, userId, phoneId)))
    throw notFound('Subscription not found');
  return inArray(
    transactions.subscriptionId,
    database.select({ id: subscriptions.id }).from(subscriptions).where(meant),
  );
}

function sumOf(which: SQL | undefined): SQL<number> {
  return sql`coalesce(sum(${transactions.amountCents}) filter (where ${which}), 0)`.mapWith(Number);
}
