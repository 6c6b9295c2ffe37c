import { and, eq, lte, not } from 'drizzle-orm';
import type { Context } from '../context';
import { idempotencyKeys } from '../database/traffic-schema';

/** What a request was answered with; `body` as JSON, empty where there was none. */
export type StoredAnswer = { status: number; body: string };
export type Claim = { isNew: true } | { isNew: false; fingerprint: string; answer: StoredAnswer };

/** 24 hours, in ms. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Claims the key for this transaction. While another transaction has claimed it, this waits for its end: then the key is free again, or its answer
 * is here.
 */
export async function claimKey(context: Context, userId: string, key: string, fingerprint: string): Promise<Claim> {
  const { database, clock } = context;
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  await database.delete(idempotencyKeys).where(and(own, hasRunOut(clock())));
  const [claimed] = await database
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint, status: 0, body: '', createdAt: clock() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed !== undefined) return { isNew: true };
  const [row] = await database.select().from(idempotencyKeys).where(own);
  if (row === undefined) throw new Error('A key was taken and is not there');
  return { isNew: false, fingerprint: row.fingerprint, answer: row };
}

/** Whether the user's key was used for a request of this fingerprint. */
export async function wasUsed({ database, clock }: Context, userId: string, key: string, fingerprint: string) {
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const request = and(own, eq(idempotencyKeys.fingerprint, fingerprint), not(hasRunOut(clock())));
  return (await database.$count(idempotencyKeys, request)) > 0;
}

export async function storeAnswer({ database }: Context, userId: string, key: string, answer: StoredAnswer) {
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  await database.update(idempotencyKeys).set(answer).where(own);
}

export async function sweepKeys({ database, clock }: Context): Promise<void> {
  await database.delete(idempotencyKeys).where(hasRunOut(clock()));
}

function hasRunOut(now: Date) {
  return lte(idempotencyKeys.createdAt, new Date(now.getTime() - lifetime));
}
