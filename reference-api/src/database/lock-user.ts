import { eq } from 'drizzle-orm';
import type { Database } from './open-database';
import { users } from './schema';

/** Until the transaction ends, others that lock the same user wait: so "only one is primary" cannot be raced. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
