import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { calls, numbers } from '../database/schema';

type RecordedNumber = Pick<
  typeof numbers.$inferSelect,
  'id' | 'phoneNumber' | 'status' | 'createdAt' | 'callsKnownUntil' | 'releasedAt'
>;

/** Stores the calls that the telephony provider has had for a number since it was last asked, up to `until`. */
export async function recordCalls(context: Context, number: RecordedNumber, until: Date): Promise<void> {
  if (number.releasedAt !== null || number.callsKnownUntil >= until) return;
  await context.database.transaction(async (database) => {
    // Moving the mark first and only from where it was lets one of two askers store, and the other find nothing to do.
    const moved = await database
      .update(numbers)
      .set({ callsKnownUntil: until })
      .where(and(eq(numbers.id, number.id), eq(numbers.callsKnownUntil, number.callsKnownUntil)))
      .returning({ id: numbers.id });
    if (moved.length === 0 || number.status !== 'active') return;
    const owned = { phoneNumber: number.phoneNumber, since: number.createdAt };
    const fresh = context.telephony.callsBetween(owned, number.callsKnownUntil, until);
    for (let start = 0; start < fresh.length; start += 1000) {
      const rows = fresh.slice(start, start + 1000).map((call) => ({ ...call, id: randomUUID(), numberId: number.id }));
      await database.insert(calls).values(rows);
    }
  });
}
