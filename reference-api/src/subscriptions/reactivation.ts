import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { numbers } from '../database/schema';
import type { MessageText } from '../texts/message';
import type { Line } from './charge';
import { findLiving } from './create-subscription';
import { owedBill } from './owed-bill';
import type { SubscriptionRow } from './subscription-view';

export interface Quote {
  readonly row: SubscriptionRow;
  readonly lines: readonly Line[];
}

/** What reactivating each of these would charge now; one that it costs nothing, or that cannot be reactivated, is left out. */
export async function quoteReactivations(context: Context, rows: readonly SubscriptionRow[]): Promise<Quote[]> {
  const quotes: Quote[] = [];
  for (const row of rows) {
    if (isPaidFor(row, context.clock()) || (await obstacleTo(context.database, row)) !== undefined) continue;
    quotes.push({ row, lines: (await owedBill(context, row)).lines });
  }
  return quotes;
}

/** Why a subscription cannot be made active. */
export async function obstacleTo(database: Database, row: SubscriptionRow): Promise<MessageText | undefined> {
  if (row.status === 'active') return 'This subscription is already active.';
  if (row.status === 'cancelled' && (await findLiving(database, row)) !== undefined)
    return 'This phone number already has another subscription.';
  if (await isGivenBack(database, row)) return 'The phone number of this subscription has been released.';
  return undefined;
}

/** A pause keeps the time that is paid for. */
export function isPaidFor({ status, periodEnd }: SubscriptionRow, now: Date): boolean {
  return status === 'paused' && periodEnd > now;
}

async function isGivenBack(database: Database, row: SubscriptionRow): Promise<boolean> {
  if (row.numberId === null) return false;
  const [number] = await database
    .select({ releasedAt: numbers.releasedAt })
    .from(numbers)
    .where(eq(numbers.id, row.numberId));
  return number === undefined || number.releasedAt !== null;
}
