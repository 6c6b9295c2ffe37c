import { eq, isNull, sum } from 'drizzle-orm';
import type { Context } from '../context';
import { numbers, recycledNumbers } from '../database/schema';
import { currency } from '../subscriptions/prices';

/** Numbers that the platform holds at the provider: those in use and those that wait to be used again. */
export async function auditNumbers({ database, telephony }: Context) {
  const active = await database.$count(numbers, isNull(numbers.releasedAt));
  const pool = await database.select().from(recycledNumbers);
  const cents = pool.reduce((total, row) => total + (telephony.find(row.phoneNumber)?.priceCents ?? 0), 0);
  return {
    total_twilio_numbers: active + pool.length,
    active_numbers: active,
    available_numbers: pool.length,
    cost_savings: { potential_savings: cents / 100, currency },
  };
}

/** `recycling_rate` is the share of all purchases that were recycled numbers, from 0 to 1. */
export async function summariseRecycling({ database }: Context) {
  const wasRecycled = eq(numbers.wasRecycled, true);
  const purchases = await database.$count(numbers);
  const recycled = await database.$count(numbers, wasRecycled);
  const [saved] = await database.select({ cents: sum(numbers.costSavingsCents).mapWith(Number) }).from(numbers);
  return {
    total_recycled: recycled,
    total_cost_savings: (saved?.cents ?? 0) / 100,
    available_for_reuse: await database.$count(recycledNumbers),
    recycling_rate: purchases === 0 ? 0 : Math.round((recycled / purchases) * 10_000) / 10_000,
  };
}
