import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createUser } from '../auth/user-repository';
import { migrationsFolder } from '../database/open-database';
import { openPglite } from '../database/open-pglite';
import { professionalPhones, professionals } from '../database/schema';
import { createPaymentMethod } from '../payment-methods/payment-method-repository';
import { readProfile } from '../profile/read-profile';
import { localCardProvider } from '../providers/local-card-provider';
import { localTelephonyProvider } from '../providers/local-telephony-provider';
import { createSubscription } from '../subscriptions/create-subscription';
import { cancelSubscription } from '../subscriptions/transitions';
import { useDataDir } from '../testing/new-data-dir';
import { testCard } from '../testing/test-api';
import { updateNumber } from './number-repository';
import { purchaseNumber } from './purchase-number';
import { searchNumbers } from './search-numbers';

const second = '+12025550198';

/** A user with a subscribed phone, a second one that is verified as well, and a number that forwards to the first. */
async function practice() {
  const opened = await openPglite(useDataDir(onTestFinished), migrationsFolder);
  onTestFinished(() => opened.close());
  const { database } = opened;
  const context = { database, clock: () => new Date(), cards: localCardProvider, telephony: localTelephonyProvider };
  const { id: userId } = await createUser(context, 'owner@careline.example', '');
  await createPaymentMethod(context, userId, testCard);
  const [first] = (await readProfile(database, userId)).phone_numbers;
  if (first === undefined) throw new Error('A new account has a phone.');
  const subscription = await createSubscription(context, userId, { phone_number_id: first.id });
  const [professional] = await database.select().from(professionals).where(eq(professionals.userId, userId));
  await database.insert(professionalPhones).values({
    id: randomUUID(),
    professionalId: professional?.id ?? '',
    phoneNumber: second,
    isVerified: true,
    isPrimary: false,
  });
  const buy = async (target?: string) => {
    const [{ phone_number } = { phone_number: '' }] = await searchNumbers(context, { limit: 1 });
    return purchaseNumber(context, userId, { phone_number, ...(target && { forward_to_number: target }) });
  };
  return { context, userId, first, subscriptionId: subscription.row.id, buy, number: await buy() };
}

it('F394: a number for a phone that never had a subscription comes under one of a phone, not under one of another number', async () => {
  const { context, userId, subscriptionId, buy, number } = await practice();
  await createSubscription(context, userId, { twilio_phone_number_id: number.id });
  expect(await buy(second)).toMatchObject({ forwardToNumber: second, subscriptionId });
  await cancelSubscription(context, userId, subscriptionId);
  await expect(buy(second)).rejects.toThrow('Subscription cancelled. Reactivate to enable forwarding numbers.');
});

it('F459: calls go to a verified phone of the account alone, and on to one that was verified when it was said', async () => {
  const { context, userId, first, buy, number } = await practice();
  const refused = 'Calls are only forwarded to a verified phone of your account.';
  const forward = (target: string) => updateNumber(context, userId, number.id, { forward_to_number: target });
  await expect(buy('+12025550143')).rejects.toThrow(refused);
  await expect(forward('+12025550143')).rejects.toThrow(refused);
  expect((await forward('(202) 555-0198')).forwardToNumber).toBe(second);
  const unverified = { isVerified: false };
  await context.database.update(professionalPhones).set(unverified).where(eq(professionalPhones.phoneNumber, second));
  expect((await forward(second)).forwardToNumber).toBe(second);
  expect((await forward(first.phone_number)).forwardToNumber).toBe(first.phone_number);
  await expect(forward(second)).rejects.toThrow(refused);
});
