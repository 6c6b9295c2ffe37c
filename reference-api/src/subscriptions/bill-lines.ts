import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { calls, numbers } from '../database/schema';
import { recordCalls } from '../statistics/record-calls';
import { nextMonth, shownDay } from './calendar';
import type { Line } from './charge';
import { minuteCents, setupFeeCents } from './prices';
import type { SubscriptionRow } from './subscription-view';

export function firstBill(subscription: Pick<SubscriptionRow, 'monthlyFeeCents'>): Line[] {
  return [
    { type: 'setup_fee', cents: setupFeeCents, description: 'Setting up call forwarding' },
    { type: 'subscription_fee', cents: subscription.monthlyFeeCents, description: 'First month' },
  ];
}

export function feeAgain(subscription: SubscriptionRow): Line[] {
  return [{ type: 'subscription_fee', cents: subscription.monthlyFeeCents, description: 'Reactivated subscription' }];
}

export function renewal(subscription: SubscriptionRow, from: Date): Line {
  const period = `${shownDay(from)} to ${shownDay(nextMonth(from, subscription.startDate))}`;
  return { type: 'phone_renewal', cents: subscription.monthlyFeeCents, description: period };
}

/** The minutes of the period that has ended, over all numbers under this subscription; nothing when nobody called. */
export async function usage(context: Context, subscription: SubscriptionRow): Promise<Line[]> {
  const { database } = context;
  const own = await database.select().from(numbers).where(eq(numbers.subscriptionId, subscription.id));
  for (const number of own) await recordCalls(context, number, subscription.periodEnd);
  const [sum] = await database
    .select({ minutes: sql<number>`coalesce(sum(ceil(${calls.durationSeconds} / 60.0)), 0)::int` })
    .from(calls)
    .innerJoin(numbers, eq(numbers.id, calls.numberId))
    .where(
      and(
        eq(numbers.subscriptionId, subscription.id),
        gte(calls.startedAt, subscription.periodStart),
        lt(calls.startedAt, subscription.periodEnd),
      ),
    );
  const minutes = sum?.minutes ?? 0;
  if (minutes === 0) return [];
  return [{ type: 'usage_charge', cents: minutes * minuteCents, description: `${minutes} minutes of calls` }];
}
