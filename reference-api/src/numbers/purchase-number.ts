import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import { lockNumber, lockUser } from '../database/lock-user';
import { numbers, recycledNumbers } from '../database/schema';
import { conflict, notFound, unprocessable } from '../http-error';
import { chargeUser, recordTransactions } from '../subscriptions/charge';
import { settleSubscriptions } from '../subscriptions/settle';
import { coveringSubscription, ownVerifiedPhone, phoneNumberFrom } from './forwarding';
import type { SearchOrPurchase } from './number-schema';
import type { NumberRow } from './number-view';

const recycledPurpose = 'Healthcare professional lead generation - call forwarding';

/**
 * Sells a number once: a second buyer, at the same moment or later, is told that it is gone and is not charged. Needs an active
 * subscription (R115).
 */
export async function purchaseNumber(context: Context, userId: string, given: SearchOrPurchase): Promise<NumberRow> {
  await settleSubscriptions(context, userId);
  const outcome = await context.database.transaction((database) => sell({ ...context, database }, userId, given));
  if ('reason' in outcome) throw unprocessable(outcome.reason);
  return outcome.row;
}

async function sell(context: Context, userId: string, given: SearchOrPurchase) {
  const { database, telephony } = context;
  const now = context.clock();
  const offered = telephony.find(phoneNumberFrom(given.phone_number ?? ''));
  if (offered === undefined) throw notFound('This phone number is not available.');
  await lockUser(database, userId);
  await lockNumber(database, offered.phoneNumber);
  const forwardTo = await ownVerifiedPhone(database, userId, given.forward_to_number || undefined);
  const subscription = await coveringSubscription(database, userId, forwardTo);
  const pooled = await database
    .delete(recycledNumbers)
    .where(eq(recycledNumbers.phoneNumber, offered.phoneNumber))
    .returning();
  const wasRecycled = pooled.length > 0;
  if (given.recycle === true && !wasRecycled) throw conflict('This recycled number has just been taken.');
  const [row] = await database
    .insert(numbers)
    .values({
      id: randomUUID(),
      userId,
      subscriptionId: subscription.id,
      phoneNumber: offered.phoneNumber,
      friendlyName: given.friendly_name?.trim() || offered.friendlyName,
      twilioSid: telephony.newSid(),
      purpose: given.purpose?.trim() || (wasRecycled ? recycledPurpose : ''),
      voice: offered.voice,
      sms: offered.sms,
      mms: offered.mms,
      status: 'active',
      forwardToNumber: forwardTo,
      wasRecycled,
      costSavingsCents: wasRecycled ? offered.priceCents : 0,
      callsKnownUntil: now,
      paidFrom: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw conflict('This phone number has just been taken.');
  if (wasRecycled) return { row };
  const lines = [
    {
      type: 'other' as const,
      cents: offered.priceCents,
      description: `New number ${offered.friendlyName}`,
      phoneNumber: offered.phoneNumber,
    },
  ];
  const charged = await chargeUser(context, userId, lines, now);
  // The failed charge stays on record while the number goes back, so this one failure must not undo the transaction.
  if (!charged.paid) await database.delete(numbers).where(eq(numbers.id, row.id));
  await recordTransactions(database, subscription, lines, charged.paid ? 'succeeded' : 'failed', now);
  return charged.paid ? { row } : { reason: charged.reason };
}
