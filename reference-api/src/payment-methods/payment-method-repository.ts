import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { isUuid } from '../database/ids';
import { lockUser } from '../database/lock-user';
import type { Database } from '../database/open-database';
import { paymentMethods } from '../database/schema';
import { notFound, unprocessable } from '../http-error';
import { collectWhatIsOwed } from '../subscriptions/collect-owed';
import { settleSubscriptions } from '../subscriptions/settle';
import type { NewPaymentMethod, PaymentMethod, PaymentMethodChanges } from './payment-method-schema';

// The list is read whole.
const mostPaymentMethods = 200;

export async function listPaymentMethods(database: Database, userId: string): Promise<PaymentMethod[]> {
  const rows = await database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.createdAt), asc(paymentMethods.id));
  return rows.map(shown);
}

/**
 * Stores a card that the provider accepts; the first one becomes the default. A new default card is charged at once with what
 * subscriptions still owe. What has come due before any change of the cards is charged first, to the card that stood there then.
 */
export async function createPaymentMethod(
  context: Context,
  userId: string,
  given: NewPaymentMethod,
): Promise<PaymentMethod> {
  const now = context.clock();
  const card = {
    lastFour: given.last_four,
    expMonth: given.exp_month,
    expYear: given.exp_year,
    stripePaymentMethodId: given.stripe_payment_method_id,
  };
  const attached = context.cards.attach(card, now);
  if (!attached.paid) throw unprocessable(attached.reason);
  await settleSubscriptions(context, userId);
  return context.database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const count = await transaction.$count(paymentMethods, eq(paymentMethods.userId, userId));
    if (count >= mostPaymentMethods)
      throw unprocessable('An account has room for {limit} payment methods. Remove one before you add another.', {
        limit: mostPaymentMethods,
      });
    const isDefault = given.is_default ?? count === 0;
    if (isDefault) await clearDefault(transaction, userId);
    const [row] = await transaction
      .insert(paymentMethods)
      .values({
        ...card,
        id: randomUUID(),
        userId,
        type: given.type ?? 'card',
        brand: given.brand,
        isDefault,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (isDefault) await collectWhatIsOwed({ ...context, database: transaction }, userId);
    return shown(orMissing(row));
  });
}

export async function updatePaymentMethod(
  context: Context,
  userId: string,
  id: string,
  changes: PaymentMethodChanges,
): Promise<PaymentMethod> {
  await settleSubscriptions(context, userId);
  return context.database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    orMissing((await transaction.select().from(paymentMethods).where(own(userId, id)))[0]);
    if (changes.is_default === true) await clearDefault(transaction, userId);
    const [row] = await transaction
      .update(paymentMethods)
      .set({
        isDefault: changes.is_default,
        expMonth: changes.exp_month,
        expYear: changes.exp_year,
        updatedAt: context.clock(),
      })
      .where(own(userId, id))
      .returning();
    if (changes.is_default === true) await collectWhatIsOwed({ ...context, database: transaction }, userId);
    return shown(orMissing(row));
  });
}

export async function deletePaymentMethod(context: Context, userId: string, id: string): Promise<void> {
  await settleSubscriptions(context, userId);
  const [row] = await context.database.delete(paymentMethods).where(own(userId, id)).returning();
  orMissing(row);
}

async function clearDefault(database: Database, userId: string): Promise<void> {
  await database
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.isDefault, true)));
}

function own(userId: string, id: string) {
  if (!isUuid(id)) throw notFound('Payment method not found');
  return and(eq(paymentMethods.userId, userId), eq(paymentMethods.id, id));
}

function orMissing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound('Payment method not found');
  return row;
}

function shown(row: typeof paymentMethods.$inferSelect): PaymentMethod {
  return {
    id: row.id,
    type: row.type,
    is_default: row.isDefault,
    last_four: row.lastFour,
    brand: row.brand,
    exp_month: row.expMonth,
    exp_year: row.expYear,
    stripe_payment_method_id: row.stripePaymentMethodId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
