import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Database } from '../database/open-database';
import { professionalPhones, professionals, subscriptions } from '../database/schema';
import { badRequest, conflict, unprocessable } from '../http-error';
import type { MessageText } from '../texts/message';

// R116–R122, word for word: the message tells why no number can be created.
const messages: Readonly<Record<string, MessageText>> = {
  past_due: 'Payment past due. Please update your payment method.',
  cancelled: 'Subscription cancelled. Reactivate to enable forwarding numbers.',
  paused: 'Subscription paused. Reactivate to enable forwarding numbers.',
  incomplete: 'Payment incomplete. Please complete payment setup.',
};
const noSubscription = 'No subscription found. Subscribe to enable forwarding numbers.';
const anyOther = 'Subscription inactive. Contact support for assistance.';

/** In E.164. Only the form is checked: fictional 555 numbers are possible, though nobody has them. */
export function phoneNumberFrom(text: string): string {
  const parsed = parsePhoneNumberFromString(text, 'US');
  if (parsed === undefined || !parsed.isPossible()) throw badRequest('{text} is not a phone number', { text });
  return parsed.number;
}

/** Where calls go, in E.164: to a verified phone of the user's own (PD46), the primary one where none is named. Throws where it is another phone, or there is none. */
export async function ownVerifiedPhone(database: Database, userId: string, named?: string): Promise<string> {
  const wanted = named === undefined ? undefined : phoneNumberFrom(named);
  const phones = await phonesOf(database, userId);
  if (phones.length === 0) throw unprocessable('A verified phone number is needed to forward calls to.');
  const phone = phones.find(({ phoneNumber }) => wanted === undefined || phoneNumber === wanted);
  if (phone === undefined) throw unprocessable('Calls are only forwarded to a verified phone of your account.');
  return phone.phoneNumber;
}

/**
 * The active subscription that a new number for `forwardTo` comes under: that of this phone where it has had one,
 * otherwise that of any phone. Never one of another number, which ends with that number (PD41). Throws with the message of the status when there is none.
 */
export async function coveringSubscription(database: Database, userId: string, forwardTo: string) {
  const rows = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.phoneNumberId)))
    .orderBy(desc(subscriptions.createdAt))
    .for('update');
  const phone = (await phonesOf(database, userId)).find((own) => own.phoneNumber === forwardTo);
  const ofPhone = rows.filter((row) => phone !== undefined && row.phoneNumberId === phone.id);
  const candidates = ofPhone.length > 0 ? ofPhone : rows;
  const active = candidates.find((row) => row.status === 'active');
  if (active !== undefined) return active;
  const latest = candidates.find((row) => row.status !== 'cancelled') ?? candidates[0];
  throw conflict(latest === undefined ? noSubscription : (messages[latest.status] ?? anyOther));
}

function phonesOf(database: Database, userId: string) {
  return database
    .select({ id: professionalPhones.id, phoneNumber: professionalPhones.phoneNumber })
    .from(professionalPhones)
    .innerJoin(professionals, eq(professionals.id, professionalPhones.professionalId))
    .where(and(eq(professionals.userId, userId), eq(professionalPhones.isVerified, true)))
    .orderBy(desc(professionalPhones.isPrimary));
}
