import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { isUuid } from '../database/ids';
import type { Database } from '../database/open-database';
import { numbers, professionalPhones, professionals, subscriptions } from '../database/schema';
import { badRequest, notFound, unprocessable } from '../http-error';
import type { NewSubscription } from './subscription-schema';

export type SubscribedPhone = { phoneNumberId: string | null; numberId: string | null };

/** Which of the user's phones or numbers the one given identifier means (R150). */
export async function findSubscribedPhone(
  database: Database,
  userId: string,
  given: NewSubscription,
): Promise<SubscribedPhone> {
  const identifiers = [given.phone_number_id, given.twilio_phone_number_id, given.twilio_sid, given.friendly_name];
  if (identifiers.filter(Boolean).length !== 1) throw badRequest('Provide exactly one phone number identifier');
  if (given.phone_number_id) {
    return { phoneNumberId: await verifiedPhone(database, userId, given.phone_number_id), numberId: null };
  }
  const matches = given.twilio_phone_number_id
    ? isUuid(given.twilio_phone_number_id) && eq(numbers.id, given.twilio_phone_number_id)
    : given.twilio_sid
      ? eq(numbers.twilioSid, given.twilio_sid)
      : eq(numbers.friendlyName, given.friendly_name ?? '');
  if (matches === false) throw notFound('Phone number not found');
  const found = await database
    .select({ id: numbers.id })
    .from(numbers)
    .where(and(eq(numbers.userId, userId), isNull(numbers.releasedAt), matches))
    .limit(2);
  const [number] = found;
  if (number === undefined) throw notFound('Phone number not found');
  if (found.length > 1) throw unprocessable('Several phone numbers have this name: use another identifier');
  return { phoneNumberId: null, numberId: number.id };
}

/** Subscriptions of this phone or number. */
export function ofPhone({ phoneNumberId, numberId }: SubscribedPhone): SQL {
  return phoneNumberId ? eq(subscriptions.phoneNumberId, phoneNumberId) : eq(subscriptions.numberId, numberId ?? '');
}

/** Whether the id is that of a phone of the user's profile or of one of their numbers, subscribed or not. */
export async function ownsPhone(database: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = and(eq(numbers.userId, userId), eq(numbers.id, id));
  if ((await database.$count(numbers, own)) > 0) return true;
  return (await findPhone(database, userId, id)) !== undefined;
}

/** The id of a phone of the user's profile. Throws when it is unknown or not verified. */
export async function verifiedPhone(database: Database, userId: string, id: string): Promise<string> {
  const phone = await findPhone(database, userId, id);
  if (phone === undefined) throw notFound('Phone number not found');
  if (!phone.isVerified) throw unprocessable('This phone number is not verified yet');
  return phone.id;
}

async function findPhone(database: Database, userId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const [phone] = await database
    .select({ id: professionalPhones.id, isVerified: professionalPhones.isVerified })
    .from(professionalPhones)
    .innerJoin(professionals, eq(professionals.id, professionalPhones.professionalId))
    .where(and(eq(professionals.userId, userId), eq(professionalPhones.id, id)));
  return phone;
}
