import { desc, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { subscriptions, transactions } from '../database/schema';
import { notFound } from '../http-error';
import type { TransactionStatus } from './charge';
import { isMeant } from './find-subscription';
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

/** Whole cents. What was charged counts also if it was given back; `refundedCents` is above zero. */
export async function summariseTransactions(database: Database, userId: string, phoneId: string) {
  const rows = await database
    .select()
    .from(transactions)
    .where(await areOf(database, userId, phoneId));
  const chargedCents = sum(rows.filter((row) => isDone(row.status) && row.amountCents > 0));
  const refundedCents = -sum(rows.filter((row) => isDone(row.status) && row.amountCents < 0));
  return {
    chargedCents,
    refundedCents,
    netCents: chargedCents - refundedCents,
    pendingCents: sum(rows.filter((row) => row.status === 'pending')),
    count: rows.length,
    failed: rows.filter((row) => row.status === 'failed').length,
    currency: rows[0]?.currency ?? 'USD',
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

function isDone(status: string): boolean {
  const done: TransactionStatus[] = ['succeeded', 'refunded'];
  return done.some((one) => one === status);
}

function sum(rows: TransactionRow[]): number {
  return rows.reduce((total, row) => total + row.amountCents, 0);
}
