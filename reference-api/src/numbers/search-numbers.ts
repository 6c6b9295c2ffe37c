import { isNull } from 'drizzle-orm';
import type { Context } from '../context';
import { numbers, recycledNumbers } from '../database/schema';
import { badRequest } from '../http-error';
import type { AvailableNumber } from '../providers/telephony-provider';
import { currency } from '../subscriptions/prices';
import type { Candidate, SearchOrPurchase } from './number-schema';

/** Numbers that can be bought. Recycled ones are offered, and come first, only when they are asked for. */
export async function searchNumbers({ database, telephony }: Context, given: SearchOrPurchase): Promise<Candidate[]> {
  const areaCode = given.area_code?.trim() || undefined;
  if (areaCode !== undefined && !/^\d{3}$/.test(areaCode)) throw badRequest('An area code has three digits');
  if (given.country !== undefined && given.country.toUpperCase() !== 'US') return [];
  const sold = await database.select({ phone: numbers.phoneNumber }).from(numbers).where(isNull(numbers.releasedAt));
  const pool = await database.select({ phone: recycledNumbers.phoneNumber }).from(recycledNumbers);
  const taken = new Set(sold.map((row) => row.phone));
  const recycled = new Set(pool.map((row) => row.phone));
  const limit = given.limit ?? 20;
  const offered: Candidate[] = [];
  const fresh: Candidate[] = [];
  for (const number of telephony.inventory({ areaCode, contains: given.contains?.trim() || undefined })) {
    if (offered.length + fresh.length >= limit && (given.include_recycled !== true || offered.length >= recycled.size))
      break;
    if (taken.has(number.phoneNumber)) continue;
    if (!recycled.has(number.phoneNumber)) fresh.push(candidate(number, false));
    else if (given.include_recycled === true) offered.push(candidate(number, true));
  }
  return [...offered, ...fresh].slice(0, limit);
}

function candidate(number: AvailableNumber, wasRecycled: boolean): Candidate {
  return {
    phone_number: number.phoneNumber,
    friendly_name: number.friendlyName,
    locality: number.locality,
    region: number.region,
    country: 'US',
    voice: number.voice,
    sms: number.sms,
    mms: number.mms,
    was_recycled: wasRecycled,
    price: wasRecycled ? 0 : number.priceCents / 100,
    cost_savings: wasRecycled ? number.priceCents / 100 : 0,
    currency,
  };
}
