import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { numbers, subscriptions } from '../database/schema';
import { feeAgain, firstBill, renewal, unpaidUsage } from './bill-lines';
import { monthFrom, nextMonth } from './calendar';
import type { Line, Period } from './charge';
import { ofPhone } from './subscribed-phone';
import type { SubscriptionRow } from './subscription-view';

export interface OwedBill {
  /** A new period begins, counted from now, and the numbers that the phone has from before come under the subscription. */
  readonly restarts: boolean;
  readonly startDate: Date;
  readonly period: Period;
  readonly lines: readonly Line[];
}

/** What making a subscription active charges at this moment. It changes nothing. */
export async function owedBill(context: Context, row: SubscriptionRow): Promise<OwedBill> {
  const now = context.clock();
  const restarts = isRestart(row, now);
  const startDate = restarts ? now : row.startDate;
  const period = monthFrom(restarts ? now : row.periodEnd, startDate);
  const own = eq(numbers.subscriptionId, row.id);
  const paidNumbers = restarts ? ownOrLeft(context.database, row) : own;
  return { restarts, startDate, period, lines: await owedLines(context, row, period, paidNumbers) };
}

/** What the phone's cancelled subscriptions have left comes under this one: no number that somebody holds goes unpaid. Minutes from before are not its own. */
export async function takeOverNumbers({ database, clock }: Context, row: SubscriptionRow): Promise<void> {
  await database.update(numbers).set({ subscriptionId: row.id, paidFrom: clock() }).where(leftNumbers(database, row));
}

function leftNumbers(database: Database, row: SubscriptionRow): SQL | undefined {
  return and(isNull(numbers.releasedAt), isUnder(database, leftBy(row)));
}

/** One list of subscriptions, because no index finds what is under the one or under any of the others. */
function ownOrLeft(database: Database, row: SubscriptionRow): SQL | undefined {
  const isHeldOrOwn = or(isNull(numbers.releasedAt), eq(numbers.subscriptionId, row.id));
  return and(isHeldOrOwn, isUnder(database, or(eq(subscriptions.id, row.id), leftBy(row))));
}

function leftBy(row: SubscriptionRow): SQL | undefined {
  return and(ofPhone(row), eq(subscriptions.status, 'cancelled'));
}

function isUnder(database: Database, which: SQL | undefined): SQL {
  return inArray(numbers.subscriptionId, database.select({ id: subscriptions.id }).from(subscriptions).where(which));
}

/** After a gap or a pause a new period begins; otherwise the one that is owed goes on. */
function isRestart(row: SubscriptionRow, now: Date): boolean {
  return ['incomplete', 'cancelled', 'paused'].includes(row.status) || nextMonth(row.periodEnd, row.startDate) <= now;
}

async function owedLines(
  context: Context,
  row: SubscriptionRow,
  period: Period,
  paidNumbers: SQL | undefined,
): Promise<readonly Line[]> {
  if (!row.isSetUp) return firstBill(context, row, period, paidNumbers);
  if (row.status === 'cancelled')
    return [...(await feeAgain(context, row, period, paidNumbers)), ...(await unpaidUsage(context, row))];
  return renewal(context, row, period, paidNumbers);
}
