import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { createAddress } from '../addresses/address-repository';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { numbers, professionalPhones, recycledNumbers } from '../database/schema';
import { updateNumber } from '../numbers/number-repository';
import { purchaseNumber } from '../numbers/purchase-number';
import { searchNumbers } from '../numbers/search-numbers';
import {
  createPaymentMethod,
  deletePaymentMethod,
  updatePaymentMethod,
} from '../payment-methods/payment-method-repository';
import { readProfile } from '../profile/read-profile';
import { updateProfile } from '../profile/update-profile';
import { recordCalls } from '../statistics/record-calls';
import { createSubscription } from '../subscriptions/create-subscription';
import { settleSubscriptions } from '../subscriptions/settle';
import { cancelSubscription } from '../subscriptions/transitions';
import { anaProfile } from './ana-profile';

const day = 24 * 60 * 60 * 1000;
const pool = ['+12025550104', '+12025550131', '+17035550122', '+12125550109', '+13125550140', '+14155550126'];

/** A year of a practice, lived through the same functions that the calls use, each as of its own day. */
export async function anaYear(context: Context, userId: string, start: Date): Promise<void> {
  const now = context.clock();
  const on = (days: number): Context => ({ ...context, clock: () => new Date(start.getTime() + days * day) });
  const sold = await soldNumbers(context.database);
  const free = (wished: string) => (sold.has(wished) ? neighbourOf(context, wished) : wished);
  const recycled = await free('+13015550117');
  const pooled = [recycled, ...pool.filter((phoneNumber) => !sold.has(phoneNumber))];
  await context.database
    .insert(recycledNumbers)
    .values(pooled.map((phoneNumber, index) => ({ phoneNumber, releasedAt: new Date(start.getTime() + index * day) })))
    .onConflictDoNothing();

  await updateProfile(on(0), userId, anaProfile);
  await addAddresses(on(0), userId);
  const visa = await createPaymentMethod(on(1), userId, card('4242', 'visa', now.getUTCFullYear() + 3, 8));
  const profile = await readProfile(context.database, userId);
  const phone = profile.phone_numbers[0]?.id ?? '';
  await createSubscription(on(1), userId, { phone_number_id: phone });
  const main = await free('+12025550112');
  const mainLine = { phone_number: main, friendly_name: 'Main practice line', purpose: 'New patients' };
  const first = await purchaseNumber(on(2), userId, mainLine);

  await liveSecondPhone(on, userId, profile.id);
  const telehealth = { phone_number: recycled, friendly_name: 'Telehealth line', recycle: true };
  const second = await purchaseNumber(on(110), userId, telehealth);
  const late = await free('+17035550108');
  const evening = { phone_number: late, friendly_name: 'Evening line', purpose: 'Calls after six' };
  const third = await purchaseNumber(on(215), userId, evening);
  await updateNumber(on(330), userId, third.id, { status: 'inactive' });

  await liveFailedRenewal(on, userId, visa.id);
  // The last month but one, of which the site warns already; a number of days from now would be in it on some days only.
  const soon = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  await createPaymentMethod(on(300), userId, card('4444', 'mastercard', soon.getUTCFullYear(), soon.getUTCMonth() + 1));
  await settleSubscriptions(context, userId);
  for (const number of [first, second]) await recordCalls(context, number, now);
}

/** Numbers that somebody has: where Ana wants one, she takes another, and the pool goes without it. */
async function soldNumbers(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.select({ phone: numbers.phoneNumber }).from(numbers).where(isNull(numbers.releasedAt));
  return new Set(rows.map(({ phone }) => phone));
}

/** A number of the same area that nobody has; the number itself where there is none. */
async function neighbourOf(context: Context, phoneNumber: string): Promise<string> {
  const [other] = await searchNumbers(context, { area_code: phoneNumber.slice(2, 5), limit: 1 });
  return other?.phone_number ?? phoneNumber;
}

async function addAddresses(context: Context, userId: string): Promise<void> {
  const shared = { country_code: 'US' };
  await createAddress(context, userId, {
    ...shared,
    street1: '1802 Belmont Road NW',
    street2: 'Suite 2B',
    city: 'Washington',
    state_province: 'DC',
    postal_code: '20009',
    latitude: 38.9205,
    longitude: -77.0416,
    is_primary: true,
  });
  await createAddress(context, userId, {
    ...shared,
    street1: '7600 Wisconsin Avenue',
    city: 'Bethesda',
    state_province: 'MD',
    postal_code: '20814',
    latitude: 38.9867,
    longitude: -77.0947,
  });
}

/** A second phone, subscribed by mistake, undone the same day, tried for some months and given up again. */
async function liveSecondPhone(on: (days: number) => Context, userId: string, professionalId: string): Promise<void> {
  const id = randomUUID();
  await on(0)
    .database.insert(professionalPhones)
    .values({ id, professionalId, phoneNumber: '+12025550199', isVerified: true, isPrimary: false });
  const mistake = await createSubscription(on(60), userId, { phone_number_id: id });
  await cancelSubscription(on(60.1), userId, mistake.row.id);
  const trial = await createSubscription(on(75), userId, { phone_number_id: id });
  await settleSubscriptions(on(148), userId);
  await cancelSubscription(on(148), userId, trial.row.id);
}

/** One month the card in use was refused, and once more three days later, between the 243rd and the 249th day by the length of months; then the old one paid. */
async function liveFailedRenewal(on: (days: number) => Context, userId: string, visaId: string): Promise<void> {
  await settleSubscriptions(on(225), userId);
  const refused = await createPaymentMethod(on(226), userId, { ...card('0341', 'visa', 2090, 4), is_default: true });
  await settleSubscriptions(on(250), userId);
  await updatePaymentMethod(on(250), userId, visaId, { is_default: true });
  await deletePaymentMethod(on(250), userId, refused.id);
}

function card(lastFour: string, brand: string, year: number, month: number) {
  return {
    type: 'card',
    last_four: lastFour,
    brand,
    exp_month: month,
    exp_year: year,
    stripe_payment_method_id: `pm_${randomUUID().replaceAll('-', '').slice(0, 24)}`,
  };
}
