import { randomUUID } from 'node:crypto';
import { and, ne } from 'drizzle-orm';
import type { Context } from '../context';
import { lockUser } from '../database/lock-user';
import type { Database } from '../database/open-database';
import { subscriptions } from '../database/schema';
import { conflict } from '../http-error';
import { nextMonth } from './calendar';
import { collect } from './collect-owed';
import { currency, monthlyFeeCents } from './prices';
import { findSubscribedPhone, ofPhone, type SubscribedPhone } from './subscribed-phone';
import type { NewSubscription } from './subscription-schema';
import type { SubscriptionRow } from './subscription-view';

/**
 * Subscribes a phone and charges the set-up fee and the first month. Without a card, or with one that is refused, it stays
 * incomplete until a card pays; asking again for the same phone tries again instead of making a second one.
 */
export function createSubscription(
  context: Context,
  userId: string,
  given: NewSubscription,
): Promise<{ row: SubscriptionRow; isNew: boolean }> {
  return context.database.transaction(async (database) => {
    await lockUser(database, userId);
    const phone = await findSubscribedPhone(database, userId, given);
    const living = await findLiving(database, phone, 'lock');
    if (living !== undefined && living.status !== 'incomplete') {
      throw conflict('This phone number already has a subscription.');
    }
    const row = living ?? (await insert({ ...context, database }, userId, phone));
    const collected = await collect({ ...context, database }, row);
    return { row: collected.row, isNew: living === undefined };
  });
}

/** The subscription of a phone that is not cancelled, if there is one; for `lock` see findSubscription. */
export async function findLiving(
  database: Database,
  phone: SubscribedPhone,
  lock?: 'lock',
): Promise<SubscriptionRow | undefined> {
  const query = database
    .select()
    .from(subscriptions)
    .where(and(ofPhone(phone), ne(subscriptions.status, 'cancelled')));
  const [row] = lock === undefined ? await query : await query.for('update');
  return row;
}

async function insert(context: Context, userId: string, phone: SubscribedPhone): Promise<SubscriptionRow> {
  const now = context.clock();
  const [row] = await context.database
    .insert(subscriptions)
    .values({
      ...phone,
      id: randomUUID(),
      userId,
      stripeSubscriptionId: context.cards.newSubscriptionId(),
      status: 'incomplete',
      monthlyFeeCents,
      currency,
      startDate: now,
      periodStart: now,
      periodEnd: nextMonth(now, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('The database returned no row for the new subscription');
  return row;
}
