import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { hashPassword, type PasswordCost } from '../auth/passwords';
import { createUser, findUserByEmail } from '../auth/user-repository';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { users } from '../database/schema';
import { HttpError } from '../http-error';
import { anaYear } from './ana-year';
import { demoAddresses } from './demo-addresses';
import type { DemoMode } from './demo-mode';

export const demoPassword = 'careline-demo';
const [ana, fresh] = demoAddresses;
const accounts = [
  { email: ana, live: anaYear, days: 372 },
  { email: fresh, live: async () => undefined, days: 0 },
];
const day = 24 * 60 * 60 * 1000;

/**
 * The two demonstration accounts. Each is made in one transaction, so never half; an account that is there stays as it is,
 * whatever became of it. One that cannot be made is left out, and the log says why.
 */
export async function seedAccounts(
  context: Context,
  mode: DemoMode,
  cost: PasswordCost | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
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
      if (!(error instanceof HttpError && error.statusCode === 409)) throw error;
      // Another process on the same PostgreSQL may just have made it.
      if ((await findUserByEmail(context.database, email)) === undefined)
        log.warn({ account: email, why: error.message }, 'demonstration account left out');
    }
  }
}

/** Addresses of the demonstration accounts that this database has. */
export async function demoAccounts(database: Database): Promise<string[]> {
  const rows = await database.select({ email: users.email }).from(users).where(inArray(users.email, demoAddresses));
  return rows.map(({ email }) => email).sort();
}

async function hasOthers(database: Database): Promise<boolean> {
  const own = await demoAccounts(database);
  return (await database.$count(users)) > own.length;
}
