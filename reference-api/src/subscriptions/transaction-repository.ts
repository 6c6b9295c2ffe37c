import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { transactions } from '../database/schema';
import { notFound } from '../http-error';
import type { TransactionStatus } from './charge';
import { findSubscriptionsOf } from './find-subscription';
import { ownsPhone } from './subscribed-phone';
import type { SubscriptionRow } from './subscription-view';

export type TransactionRow = typeof transactions.$inferSelect;

/** Transactions of all subscriptions that a phone has had, the newest first, and these subscriptions. Throws when it is not the user's phone. */
export async function listTransactions(
  database: Database,
  userId: string,
  phoneId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: TransactionRow[]; total: number; found: SubscriptionRow[] }> {
  const found = await subscriptionsOf(database, userId, phoneId);
  const where = areOf(found);
  const total = await database.$count(transactions, where);
  const rows = await database
    .select()
    .from(transactions)
    .where(where)
    .orderBy(desc(transactions.createdAt), desc(transactions.type), desc(transactions.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total, found };
}

/** Whole cents. What was charged counts also if it was given back; `refundedCents` is above zero. */
export async function summariseTransactions(database: Database, userId: string, phoneId: string) {
  const rows = await database
    .select()
    .from(transactions)
    .where(areOf(await subscriptionsOf(database, userId, phoneId)));
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

async function subscriptionsOf(database: Database, userId: string, phoneId: string): Promise<SubscriptionRow[]> {
  const found = await findSubscriptionsOf(database, userId, phoneId);
  if (found.length === 0 && !(await ownsPhone(database, userId, phoneId))) throw notFound('Subscription not found');
  return found;
}

function areOf(found: readonly SubscriptionRow[]) {
  return inArray(
    transactions.subscriptionId,
    found.map(({ id }) => id),
  );
}

function isDone(status: string): boolean {
  const done: TransactionStatus[] = ['succeeded', 'refunded'];
  return done.some((one) => one === status);
}

function sum(rows: TransactionRow[]): number {
  return rows.reduce((total, row) => total + row.amountCents, 0);
}
