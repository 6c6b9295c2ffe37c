import { inArray } from 'drizzle-orm';
import { hashPassword, type PasswordCost } from '../auth/passwords';
import { createUser, findUserByEmail } from '../auth/user-repository';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { users } from '../database/schema';
import { HttpError } from '../http-error';
import { anaYear } from './ana-year';
import type { DemoMode } from './demo-mode';

export const demoPassword = 'careline-demo';
const accounts = [
  { email: 'ana@careline.example', live: anaYear, days: 372 },
  { email: 'new@careline.example', live: async () => undefined, days: 0 },
];
const day = 24 * 60 * 60 * 1000;

/**
 * The two demonstration accounts. Each is made in one transaction, so never half; an account that is there stays as it is,
 * whatever became of it.
 */
export async function seedAccounts(context: Context, mode: DemoMode, cost: PasswordCost | undefined): Promise<void> {
  if (mode === 'never' || (mode === 'when-empty' && (await hasOthers(context.database)))) return;
  for (const { email, live, days } of accounts) {
    if ((await findUserByEmail(context.database, email)) !== undefined) continue;
    const passwordHash = await hashPassword(demoPassword, cost);
    const start = new Date(context.clock().getTime() - days * day);
    try {
      await context.database.transaction(async (database) => {
        const user = await createUser({ ...context, database, clock: () => start }, email, passwordHash);
        await live({ ...context, database }, user.id, start);
      });
    } catch (error) {
      // Another process on the same PostgreSQL has just made it.
      if (!(error instanceof HttpError && error.statusCode === 409)) throw error;
    }
  }
}

/** Addresses of the demonstration accounts that this database has. */
export async function demoAccounts(database: Database): Promise<string[]> {
  const addresses = accounts.map(({ email }) => email);
  const rows = await database.select({ email: users.email }).from(users).where(inArray(users.email, addresses));
  return rows.map(({ email }) => email).sort();
}

async function hasOthers(database: Database): Promise<boolean> {
  const own = await demoAccounts(database);
  return (await database.$count(users)) > own.length;
}
