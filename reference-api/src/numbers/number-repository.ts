import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../context';
import { isUuid } from '../database/ids';
import { lockNumber, lockUser } from '../database/lock-user';
import type { Database } from '../database/open-database';
import { numbers, recycledNumbers, subscriptions } from '../database/schema';
import { notFound } from '../http-error';
import { recordCalls } from '../statistics/record-calls';
import { settleSubscriptions } from '../subscriptions/settle';
import { cancel } from '../subscriptions/transitions';
import { ownVerifiedPhone, phoneNumberFrom } from './forwarding';
import type { NumberChanges } from './number-schema';
import type { NumberRow } from './number-view';

export function listNumbers(database: Database, userId: string): Promise<NumberRow[]> {
  return database
    .select()
    .from(numbers)
    .where(and(eq(numbers.userId, userId), isNull(numbers.releasedAt)))
    .orderBy(asc(numbers.createdAt), asc(numbers.id));
}

export async function findNumber(database: Database, userId: string, id: string): Promise<NumberRow> {
  const [row] = await database.select().from(numbers).where(own(userId, id));
  return orMissing(row);
}

/** An inactive number takes no calls, so those up to the change are recorded before it. */
export function updateNumber(context: Context, userId: string, id: string, changes: NumberChanges): Promise<NumberRow> {
  const now = context.clock();
  return context.database.transaction(async (database) => {
    const before = await findNumber(database, userId, id);
    if (changes.status !== undefined) await recordCalls({ ...context, database }, before, now);
    const [row] = await database
      .update(numbers)
      .set({
        friendlyName: changes.friendly_name?.trim(),
        purpose: changes.purpose === null ? '' : changes.purpose?.trim(),
        forwardToNumber: await targetOf(database, before, changes.forward_to_number),
        voice: changes.voice,
        sms: changes.sms,
        mms: changes.mms,
        status: changes.status,
        updatedAt: now,
      })
      .where(own(userId, id))
      .returning();
    return orMissing(row);
  });
}

/** The phone that is named, unless calls go there already: it may have been verified when that was said. */
async function targetOf(database: Database, { userId, forwardToNumber }: NumberRow, named: string | undefined) {
  if (named === undefined || phoneNumberFrom(named) === forwardToNumber) return undefined;
  return ownVerifiedPhone(database, userId, named);
}

/** The number goes to the recycled pool; its past calls stay, and a subscription of its own is cancelled. What it owes until then is paid first. */
export async function releaseNumber(context: Context, userId: string, id: string): Promise<void> {
  await settleSubscriptions(context, userId);
  await context.database.transaction(async (database) => {
    await lockUser(database, userId);
    const number = await findNumber(database, userId, id);
    await lockNumber(database, number.phoneNumber);
    const inside = { ...context, database };
    const now = context.clock();
    await recordCalls(inside, number, now);
    const [subscription] = await database
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.numberId, number.id), ne(subscriptions.status, 'cancelled')))
      .for('update');
    if (subscription !== undefined) await cancel(inside, subscription);
    await database
      .update(numbers)
      .set({ releasedAt: now, status: 'released', updatedAt: now })
      .where(eq(numbers.id, id));
    await database
      .insert(recycledNumbers)
      .values({ phoneNumber: number.phoneNumber, releasedAt: now })
      .onConflictDoNothing();
  });
}

function own(userId: string, id: string) {
  if (!isUuid(id)) throw notFound('Phone number not found');
  return and(eq(numbers.userId, userId), eq(numbers.id, id), isNull(numbers.releasedAt));
}

function orMissing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound('Phone number not found');
  return row;
}
