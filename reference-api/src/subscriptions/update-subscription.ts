import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import { lockUser } from '../database/lock-user';
import { subscriptions } from '../database/schema';
import { conflict } from '../http-error';
import { takeOverNumbers } from './collect-owed';
import { findLiving } from './create-subscription';
import { findSubscription } from './find-subscription';
import { verifiedPhone } from './subscribed-phone';
import type { SubscriptionChanges } from './subscription-schema';
import type { SubscriptionRow } from './subscription-view';
import { cancelSubscription, pauseSubscription, reactivateSubscription } from './transitions';

const transitions = { active: reactivateSubscription, paused: pauseSubscription, cancelled: cancelSubscription };

/** A status that it has already is no change; prices and dates are not the user's to set. */
export async function updateSubscription(
  context: Context,
  userId: string,
  id: string,
  changes: SubscriptionChanges,
): Promise<SubscriptionRow> {
  return context.database.transaction(async (database) => {
    await lockUser(database, userId);
    const inside = { ...context, database };
    const row = await findSubscription(database, userId, id, 'lock');
    const phone = changes.phone_number_id;
    if (phone !== undefined && phone !== row.phoneNumberId)
      await move(inside, row, await verifiedPhone(database, userId, phone));
    if (changes.status === undefined || changes.status === row.status) return findSubscription(database, userId, id);
    return transitions[changes.status](inside, userId, id);
  });
}

async function move({ database, clock }: Context, row: SubscriptionRow, phoneNumberId: string): Promise<void> {
  const other = await findLiving(database, { phoneNumberId, numberId: null });
  if (other !== undefined && row.status !== 'cancelled')
    throw conflict('This phone number already has a subscription.');
  const there = { phoneNumberId, numberId: null };
  await database
    .update(subscriptions)
    .set({ ...there, updatedAt: clock() })
    .where(eq(subscriptions.id, row.id));
  await takeOverNumbers(database, { ...row, ...there });
}
