import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import { lockUser } from '../database/lock-user';
import { subscriptions } from '../database/schema';
import { conflict } from '../http-error';
import { type Collected, uncharged } from './collect-owed';
import { findLiving } from './create-subscription';
import { findSubscription } from './find-subscription';
import { takeOverNumbers } from './owed-bill';
import { verifiedPhone } from './subscribed-phone';
import type { SubscriptionChanges } from './subscription-schema';
import type { SubscriptionRow } from './subscription-view';
import { cancelSubscription, paidRow, pauseSubscription, reactivate } from './transitions';

const transitions = { paused: pauseSubscription, cancelled: cancelSubscription };

/**
 * A status that it has already is no change; prices and dates are not the user's to set. A refused card leaves the status as it was;
 * the failed charge and a move to another phone stay.
 */
export async function updateSubscription(
  context: Context,
  userId: string,
  id: string,
  changes: SubscriptionChanges,
): Promise<SubscriptionRow> {
  const result = await context.database.transaction(async (database): Promise<Collected> => {
    await lockUser(database, userId);
    const inside = { ...context, database };
    const row = await findSubscription(database, userId, id, 'lock');
    const phone = changes.phone_number_id;
    if (phone !== undefined && phone !== row.phoneNumberId)
      await move(inside, row, await verifiedPhone(database, userId, phone));
    if (changes.status === undefined || changes.status === row.status)
      return uncharged(await findSubscription(database, userId, id));
    if (changes.status === 'active') return reactivate(inside, userId, id);
    return uncharged(await transitions[changes.status](inside, userId, id));
  });
  return paidRow(result);
}

async function move(context: Context, row: SubscriptionRow, phoneNumberId: string): Promise<void> {
  const { database, clock } = context;
  const other = await findLiving(database, { phoneNumberId, numberId: null });
  if (other !== undefined && row.status !== 'cancelled')
    throw conflict('This phone number already has a subscription.');
  const there = { phoneNumberId, numberId: null };
  await database
    .update(subscriptions)
    .set({ ...there, updatedAt: clock() })
    .where(eq(subscriptions.id, row.id));
  await takeOverNumbers(context, { ...row, ...there });
}
