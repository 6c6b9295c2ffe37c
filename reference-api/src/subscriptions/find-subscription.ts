import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../database/ids';
import type { Database } from '../database/open-database';
import { subscriptions } from '../database/schema';
import { notFound } from '../http-error';
import { momentOf } from './moments';
import type { SubscriptionQuery } from './subscription-schema';
import type { SubscriptionRow } from './subscription-view';

/** A user's own subscription by its id. `lock` keeps others from changing it until the transaction ends. */
export async function findSubscription(
  database: Database,
  userId: string,
  id: string,
  lock?: 'lock',
): Promise<SubscriptionRow> {
  if (!isUuid(id)) throw notFound('Subscription not found');
  const query = database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, id)));
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw notFound('Subscription not found');
  return row;
}

/** The first `limit` of the subscriptions that an id in a path may mean. The live one comes first, then the newest. */
export async function findSubscriptionsOf(
  database: Database,
  userId: string,
  id: string,
  limit: number,
): Promise<SubscriptionRow[]> {
  return database
    .select()
    .from(subscriptions)
    .where(isMeant(userId, id))
    .orderBy(asc(sql`${subscriptions.status} = 'cancelled'`), desc(subscriptions.createdAt))
    .limit(limit);
}

/** A user's subscriptions by an id in a path: its own, or that of its phone or number. */
export function isMeant(userId: string, id: string): SQL | undefined {
  if (!isUuid(id)) return sql`false`;
  const named = or(eq(subscriptions.id, id), eq(subscriptions.phoneNumberId, id), eq(subscriptions.numberId, id));
  return and(eq(subscriptions.userId, userId), named);
}

export async function listSubscriptions(
  database: Database,
  userId: string,
  query: SubscriptionQuery,
): Promise<{ rows: SubscriptionRow[]; totalPages: number; page: number }> {
  const where = and(eq(subscriptions.userId, userId), ...conditionsOf(query));
  const limit = query.limit ?? 50;
  const page = query.page ?? 1;
  const count = await database.$count(subscriptions, where);
  const column = columns[query.sort_field ?? 'created_at'];
  const direction = query.sort_direction === 'asc' ? asc : desc;
  const rows = await database
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy(direction(column), asc(subscriptions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, totalPages: Math.max(1, Math.ceil(count / limit)), page };
}

const columns = {
  created_at: subscriptions.createdAt,
  updated_at: subscriptions.updatedAt,
  start_date: subscriptions.startDate,
  end_date: subscriptions.periodEnd,
  status: subscriptions.status,
  monthly_fee: subscriptions.monthlyFeeCents,
  amount: subscriptions.monthlyFeeCents,
};

function conditionsOf(query: SubscriptionQuery): SQL[] {
  const conditions: SQL[] = [];
  const wanted = query.status?.split(',').map((status) => status.trim()) ?? [];
  if (wanted.some((status) => status !== '')) conditions.push(inArray(subscriptions.status, wanted));
  const phone = query.phone_number_id;
  if (phone) conditions.push(isUuid(phone) ? eq(subscriptions.phoneNumberId, phone) : sql`false`);
  const from = momentOf(query.date_from, '00:00:00.000');
  const to = momentOf(query.date_to, '23:59:59.999');
  if (from) conditions.push(gte(subscriptions.startDate, from));
  if (to) conditions.push(lte(subscriptions.startDate, to));
  return conditions;
}
