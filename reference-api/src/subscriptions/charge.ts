import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { paymentMethods, transactions } from '../database/schema';
import type { ChargeOutcome } from '../providers/card-provider';
import type { SubscriptionRow } from './subscription-view';

type TransactionType =
  | 'subscription_fee'
  | 'phone_renewal'
  | 'cancellation_refund'
  | 'setup_fee'
  | 'usage_charge'
  | 'other';
export type TransactionStatus = 'succeeded' | 'pending' | 'failed' | 'cancelled' | 'refunded';

/** One line of a bill. Cents are below zero for money that goes back. What it is for is told as data too: the description is English. */
export interface Line {
  readonly type: TransactionType;
  readonly cents: number;
  readonly description: string;
  readonly period?: Period;
  readonly minutes?: number;
  readonly phoneNumber?: string;
}

/** From a moment up to, but not at, another. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Charges the default card, or else the newest. `noCard` tells a missing card from a refused one. */
export async function chargeUser(
  { database, cards }: Context,
  userId: string,
  lines: readonly Line[],
  at: Date,
): Promise<ChargeOutcome & { noCard?: true }> {
  const [card] = await database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt))
    .limit(1);
  if (card === undefined) return { paid: false, reason: 'Please add a payment method first.', noCard: true };
  return cards.charge(card, totalOf(lines), at);
}

export async function recordTransactions(
  database: Database,
  subscription: Pick<SubscriptionRow, 'id' | 'currency'>,
  lines: readonly Line[],
  status: TransactionStatus,
  at: Date,
): Promise<void> {
  const rows = lines.map((line) => ({
    id: randomUUID(),
    subscriptionId: subscription.id,
    type: line.type,
    status,
    amountCents: line.cents,
    currency: subscription.currency,
    description: line.description,
    periodStart: line.period?.from ?? null,
    periodEnd: line.period?.to ?? null,
    minutes: line.minutes ?? null,
    phoneNumber: line.phoneNumber ?? null,
    createdAt: at,
  }));
  if (rows.length > 0) await database.insert(transactions).values(rows);
}

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}
