import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { professionalPhones, professionals, sessions, users } from '../database/schema';
import { conflict } from '../http-error';
import { isDemoAddress } from '../seed/demo-addresses';
import { hashOfToken, newToken } from './tokens';

export type User = { id: string; orgId: string; email: string; permissions: string[] };

/** 30 days, in milliseconds. */
export const sessionLength = 30 * 24 * 60 * 60 * 1000;
/** Of one account: who signs in again and again must not fill the database. */
const mostSessions = 50;
/** Of a demonstration account, where one visitor's sign-in must not end another's session. */
const mostDemoSessions = 10_000;
const permissions = ['profile:manage', 'addresses:manage', 'billing:manage', 'numbers:manage', 'statistics:read'];
const userColumns = { id: users.id, orgId: users.orgId, email: users.email, permissions: users.permissions };

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Makes a user with an empty profile and a verified primary phone, since no call verifies one (PD27).
 * Throws a conflict when the address has an account.
 */
export function createUser(context: Context, email: string, passwordHash: string): Promise<User> {
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ id: randomUUID(), orgId: randomUUID(), email, passwordHash, permissions, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (user === undefined) throw conflict('An account with this email address already exists.');
    const professionalId = randomUUID();
    await transaction
      .insert(professionals)
      .values({ id: professionalId, userId: user.id, email, createdAt: now, updatedAt: now });
    const phoneNumber = context.telephony.personalPhone(user.serial);
    await transaction
      .insert(professionalPhones)
      .values({ id: randomUUID(), professionalId, phoneNumber, isVerified: true, isPrimary: true });
    return user;
  });
}

export async function findUserByEmail(database: Database, email: string) {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user;
}

/** Starts a session and returns its token. Of this user's others the newest stay; those that have run out go with the rest. */
export async function startSession(
  { database, clock }: Context,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
): Promise<string> {
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLength);
  const isOwn = eq(sessions.userId, userId);
  const tooMany = database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOwn)
    .orderBy(desc(sessions.createdAt))
    .offset((isDemoAddress(email) ? mostDemoSessions : mostSessions) - 1);
  const isOver = or(lte(sessions.expiresAt, now), inArray(sessions.tokenHash, tooMany));
  await database.delete(sessions).where(and(isOwn, isOver));
  await database.insert(sessions).values({ tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt });
  return token;
}

/** Ends what has run out, also of accounts that never come back. */
export async function sweepSessions({ database, clock }: Context): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, clock()));
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
}

export async function findUserByToken({ database, clock }: Context, token: string): Promise<User | undefined> {
  const [user] = await database
    .select(userColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.expiresAt, clock())));
  return user;
}
