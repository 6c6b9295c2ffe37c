import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { calls, numbers, transactions } from '../database/schema';
import { recordCalls } from '../statistics/record-calls';
import { day, daysIn, nextMonth, shownDay } from './calendar';
import type { Line, Period } from './charge';
import { minuteCents, setupFeeCents } from './prices';
import type { SubscriptionRow } from './subscription-view';

type UsageLine = Line & { readonly minutes: number; readonly period: Period };

/** Setting up and the first month, with that of numbers which the phone has from a subscription before. */
export async function firstBill(
  context: Context,
  subscription: SubscriptionRow,
  period: Period,
  paidNumbers: SQL | undefined,
): Promise<Line[]> {
  return [
    { type: 'setup_fee', cents: setupFeeCents, description: 'Setting up call forwarding' },
    {
      type: 'subscription_fee',
      cents: subscription.monthlyFeeCents,
      description: 'First month',
      period,
    },
    ...(await numberFees(context, paidNumbers, period)),
  ];
}

export async function feeAgain(
  context: Context,
  subscription: SubscriptionRow,
  period: Period,
  paidNumbers: SQL | undefined,
): Promise<Line[]> {
  return [
    { type: 'subscription_fee', cents: subscription.monthlyFeeCents, description: 'Reactivated subscription', period },
    ...(await numberFees(context, paidNumbers, period)),
  ];
}

/** A further month of a subscription and its numbers, and the minutes of the last one. `paidNumbers` are its own unless it takes others over. */
export async function renewal(
  context: Context,
  subscription: SubscriptionRow,
  period: Period,
  paidNumbers: SQL | undefined = eq(numbers.subscriptionId, subscription.id),
): Promise<Line[]> {
  const description = `${shownDay(period.from)} to ${shownDay(period.to)}`;
  return [
    { type: 'phone_renewal', cents: subscription.monthlyFeeCents, description, period },
    ...(await numberFees(context, paidNumbers, period)),
    ...(await usage(context, subscription)),
  ];
}

/** The minutes of a period that a cancellation ends: until then, or until its own end where a pause has outlived that. */
export function lastUsage(context: Context, subscription: SubscriptionRow, at: Date): Promise<UsageLine[]> {
  const periodEnd = at < subscription.periodEnd ? at : subscription.periodEnd;
  return usage(context, { ...subscription, periodEnd });
}

/** The minutes that no card paid when the subscription was cancelled. */
export async function unpaidUsage({ database }: Context, { id, cancelledAt }: SubscriptionRow): Promise<Line[]> {
  if (cancelledAt === null) return [];
  const isUnpaid = and(eq(transactions.type, 'usage_charge'), eq(transactions.status, 'failed'));
  const rows = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, id), isUnpaid, eq(transactions.createdAt, cancelledAt)));
  return rows.flatMap(({ minutes, amountCents, periodStart, periodEnd }) =>
    minutes && periodStart && periodEnd ? [usageLine(minutes, amountCents, { from: periodStart, to: periodEnd })] : [],
  );
}

/** Of minutes what `paidCents` pay, and what is left. */
export function divideUsage({ minutes, cents, period }: UsageLine, paidCents: number): [paid: Line[], left: Line[]] {
  const paidMinutes = Math.floor(paidCents / minuteCents);
  const part = (some: number, price: number) => (price === 0 ? [] : [usageLine(some, price, period)]);
  return [part(paidMinutes, paidCents), part(minutes - paidMinutes, cents - paidCents)];
}

/** What its numbers cost in a month, by the day where the month that was paid at the purchase goes on into it; recycled ones cost nothing. */
async function numberFees(
  { database, telephony }: Context,
  paidNumbers: SQL | undefined,
  period: Period,
): Promise<Line[]> {
  const isHeld = and(paidNumbers, isNull(numbers.releasedAt), eq(numbers.wasRecycled, false));
  const held = await database.select().from(numbers).where(isHeld);
  return held.flatMap(({ phoneNumber, createdAt }) => {
    const unpaid = withoutFirstMonth(period, createdAt);
    const price = telephony.find(phoneNumber)?.priceCents ?? 0;
    const cents = Math.round((price * daysIn(unpaid)) / daysIn(period));
    const description = `Number ${phoneNumber} from ${shownDay(unpaid.from)} to ${shownDay(unpaid.to)}`;
    return cents === 0 ? [] : [{ type: 'other' as const, cents, description, period: unpaid, phoneNumber }];
  });
}

/** What is left of a period after the month from `boughtAt`, in whole days. */
function withoutFirstMonth(period: Period, boughtAt: Date): Period {
  const paid = Math.floor((nextMonth(boughtAt, boughtAt).getTime() - period.from.getTime()) / day);
  const days = Math.min(Math.max(paid, 0), daysIn(period));
  return { from: new Date(period.from.getTime() + days * day), to: period.to };
}

/** The begun minutes of calls that were forwarded in the period that has ended, over its own numbers and while it paid for them; nothing when nobody called. */
async function usage(context: Context, { id, periodStart, periodEnd }: SubscriptionRow): Promise<UsageLine[]> {
  const { database } = context;
  const isOwn = eq(numbers.subscriptionId, id);
  const own = await database.select().from(numbers).where(isOwn);
  for (const number of own) await recordCalls(context, number, periodEnd);
  const isPaidFor = or(isNull(numbers.paidFrom), gte(calls.startedAt, numbers.paidFrom));
  const [sum] = await database
    .select({ minutes: sql<number>`coalesce(sum(ceil(${calls.durationSeconds} / 60.0)), 0)::int` })
    .from(calls)
    .innerJoin(numbers, eq(numbers.id, calls.numberId))
    .where(
      and(
        isOwn,
        isPaidFor,
        eq(calls.status, 'answered'),
        gte(calls.startedAt, periodStart),
        lt(calls.startedAt, periodEnd),
      ),
    );
  const minutes = sum?.minutes ?? 0;
  if (minutes === 0) return [];
  return [usageLine(minutes, minutes * minuteCents, { from: periodStart, to: periodEnd })];
}

function usageLine(minutes: number, cents: number, period: Period): UsageLine {
  return { type: 'usage_charge', cents, description: `${minutes} minutes of calls`, period, minutes };
}
