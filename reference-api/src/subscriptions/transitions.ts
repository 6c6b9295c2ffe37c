import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context';
import { lockUser } from '../database/lock-user';
import type { Database } from '../database/open-database';
import { subscriptions, transactions } from '../database/schema';
import { conflict, unprocessable } from '../http-error';
import { divideUsage, lastUsage } from './bill-lines';
import { day, daysIn } from './calendar';
import { chargeUser, type Line, recordTransactions, totalOf } from './charge';
import { type Collected, collect, uncharged } from './collect-owed';
import { findSubscription } from './find-subscription';
import { isPaidFor, obstacleTo } from './reactivation';
import type { SubscriptionRow } from './subscription-view';

/** active → paused. Time that is paid for stays; no renewal is charged meanwhile. */
export function pauseSubscription(context: Context, userId: string, id: string): Promise<SubscriptionRow> {
  return context.database.transaction(async (database) => {
    await lockUser(database, userId);
    const row = await findSubscription(database, userId, id, 'lock');
    if (row.status !== 'active') throw conflict('Only an active subscription can be paused.');
    return change(database, row, { status: 'paused', updatedAt: context.clock() });
  });
}

/** Anything but active → active, after what is owed has been paid. A refused card leaves it as it was, with the failed charge on record. */
export async function reactivateSubscription(context: Context, userId: string, id: string): Promise<SubscriptionRow> {
  return paidRow(await reactivate(context, userId, id));
}

/** As reactivateSubscription, also within a transaction: once that has ended, paidRow tells a refusal. */
export function reactivate(context: Context, userId: string, id: string): Promise<Collected> {
  return context.database.transaction(async (database) => {
    await lockUser(database, userId);
    const row = await findSubscription(database, userId, id, 'lock');
    const obstacle = await obstacleTo(database, row);
    if (obstacle !== undefined) throw conflict(obstacle);
    if (!isPaidFor(row, context.clock())) return collect({ ...context, database }, row);
    const active = await change(database, row, { status: 'active', updatedAt: context.clock() });
    return uncharged(active);
  });
}

/** Throws where the card was refused. Not before the transaction has ended: the failed charge is on record with it. */
export function paidRow({ row, outcome }: Collected): SubscriptionRow {
  if (!outcome.paid) throw unprocessable(outcome.reason);
  return row;
}

/** → cancelled. Minutes until now are charged, time that was paid for and is not used is refunded by the day; a bill that waits is void. */
export function cancelSubscription(context: Context, userId: string, id: string): Promise<SubscriptionRow> {
  return context.database.transaction(async (database) => {
    await lockUser(database, userId);
    const row = await findSubscription(database, userId, id, 'lock');
    return cancel({ ...context, database }, row);
  });
}

/** As cancelSubscription, within a transaction that has locked the row. */
export async function cancel(context: Context, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (row.status === 'cancelled') throw conflict('This subscription is already canceled.');
  const now = context.clock();
  await context.database
    .update(transactions)
    .set({ status: 'cancelled' })
    .where(and(eq(transactions.subscriptionId, row.id), eq(transactions.status, 'pending')));
  // One that is behind with its payments owes the minutes of its last period: reactivating it asks for no renewal, only for what fails here.
  if (row.status !== 'incomplete') await closePeriod(context, row, now);
  return change(context.database, row, {
    status: 'cancelled',
    cancelledAt: now,
    periodEnd: now,
    nextAttemptAt: null,
    updatedAt: now,
  });
}

/** What is given back goes against the minutes, and the card pays the rest. Where it does not, that rest is on record and the cancellation stands. */
async function closePeriod(context: Context, row: SubscriptionRow, now: Date): Promise<void> {
  const { database } = context;
  const minutes = await lastUsage(context, row, now);
  const refund = await refundOf(database, row, now);
  const lines = [...minutes, ...refund];
  const { paid } = totalOf(lines) > 0 ? await chargeUser(context, row.userId, lines, now) : { paid: true };
  for (const line of minutes) {
    const [settled, left] = divideUsage(line, paid ? line.cents : -totalOf(refund));
    await recordTransactions(database, row, settled, 'succeeded', now);
    await recordTransactions(database, row, left, 'failed', now);
  }
  await recordTransactions(database, row, refund, 'succeeded', now);
}

async function refundOf(database: Database, row: SubscriptionRow, now: Date): Promise<Line[]> {
  const days = daysIn({ from: row.periodStart, to: row.periodEnd });
  const unused = Math.max(0, Math.floor((row.periodEnd.getTime() - now.getTime()) / day));
  const isWholePeriod = await isFirstDay(database, row, now);
  const cents = isWholePeriod ? row.monthlyFeeCents : Math.floor((row.monthlyFeeCents * unused) / days);
  if (cents === 0) return [];
  if (isWholePeriod) await markFeeRefunded(database, row);
  const description = isWholePeriod ? 'Canceled on its first day' : `${unused} unused days`;
  return [{ type: 'cancellation_refund', cents: -cents, description, period: { from: now, to: row.periodEnd } }];
}

/** Not that of a renewal, and once: who cancels and comes back each day would have the month for nothing. */
async function isFirstDay(database: Database, row: SubscriptionRow, now: Date): Promise<boolean> {
  const start = row.startDate.getTime();
  if (row.periodStart.getTime() !== start || now.getTime() - start >= day) return false;
  const isRefund = and(eq(transactions.subscriptionId, row.id), eq(transactions.type, 'cancellation_refund'));
  return (await database.$count(transactions, isRefund)) === 0;
}

async function markFeeRefunded(database: Database, row: SubscriptionRow): Promise<void> {
  const isFee = inArray(transactions.type, ['subscription_fee', 'phone_renewal']);
  const [fee] = await database
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, row.id), eq(transactions.status, 'succeeded'), isFee))
    .orderBy(desc(transactions.createdAt))
    .limit(1);
  if (fee !== undefined)
    await database.update(transactions).set({ status: 'refunded' }).where(eq(transactions.id, fee.id));
}

async function change(
  database: Database,
  row: SubscriptionRow,
  changes: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const [changed] = await database.update(subscriptions).set(changes).where(eq(subscriptions.id, row.id)).returning();
  return changed ?? row;
}
