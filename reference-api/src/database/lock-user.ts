import { eq, sql } from 'drizzle-orm';
import type { Database } from './open-database';
import { users } from './schema';

/**
 * Until the transaction ends, others that lock the same user wait: so "only one is primary" cannot be raced. Every transaction
 * that changes more than one of a user's rows takes this lock first, and lockNumber after it, so that no two wait for each other.
 */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Selling and giving back a phone number exclude each other; there may be no row yet that could be locked. */
export async function lockNumber(transaction: Database, phoneNumber: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${phoneNumber}))`);
}
