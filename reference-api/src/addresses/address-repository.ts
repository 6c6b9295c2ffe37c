import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { isUuid } from '../database/ids';
import { lockUser } from '../database/lock-user';
import type { Database } from '../database/open-database';
import { addresses } from '../database/schema';
import { notFound, unprocessable } from '../http-error';
import type { Address, AddressChanges, NewAddress } from './address-schema';

// The list is read whole.
const mostAddresses = 200;

export async function listAddresses(database: Database, userId: string): Promise<Address[]> {
  const rows = await database
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
  return rows.map(shown);
}

/** The first address is primary unless it says otherwise; a primary one takes the flag from the others (R108). */
export function createAddress({ database, clock }: Context, userId: string, given: NewAddress): Promise<Address> {
  const now = clock();
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const count = await transaction.$count(addresses, eq(addresses.userId, userId));
    if (count >= mostAddresses)
      throw unprocessable('An account has room for {limit} business addresses. Delete one before you add another.', {
        limit: mostAddresses,
      });
    const isPrimary = given.is_primary ?? count === 0;
    if (isPrimary) await clearPrimary(transaction, userId);
    const [row] = await transaction
      .insert(addresses)
      .values({
        id: randomUUID(),
        userId,
        ...columnsOf(given),
        street1: given.street1.trim(),
        city: given.city.trim(),
        stateProvince: given.state_province.trim(),
        postalCode: given.postal_code.trim(),
        countryCode: given.country_code.toUpperCase(),
        isPrimary,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return shown(orMissing(row));
  });
}

export function updateAddress(context: Context, userId: string, id: string, changes: AddressChanges): Promise<Address> {
  return context.database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (changes.is_primary === true) {
      orMissing((await transaction.select().from(addresses).where(own(userId, id)))[0]);
      await clearPrimary(transaction, userId);
    }
    const [row] = await transaction
      .update(addresses)
      .set({ ...columnsOf(changes), updatedAt: context.clock() })
      .where(own(userId, id))
      .returning();
    return shown(orMissing(row));
  });
}

/** Deleting the primary address promotes no other (PD34). */
export async function deleteAddress(database: Database, userId: string, id: string): Promise<void> {
  const [row] = await database.delete(addresses).where(own(userId, id)).returning();
  orMissing(row);
}

async function clearPrimary(database: Database, userId: string): Promise<void> {
  await database
    .update(addresses)
    .set({ isPrimary: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isPrimary, true)));
}

function own(userId: string, id: string) {
  if (!isUuid(id)) throw notFound('Business address not found');
  return and(eq(addresses.userId, userId), eq(addresses.id, id));
}

function orMissing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound('Business address not found');
  return row;
}

/** Drizzle leaves out what is undefined. */
function columnsOf(given: AddressChanges) {
  return {
    street1: given.street1?.trim(),
    street2: given.street2 === null ? '' : given.street2?.trim(),
    city: given.city?.trim(),
    stateProvince: given.state_province?.trim(),
    postalCode: given.postal_code?.trim(),
    countryCode: given.country_code?.toUpperCase(),
    latitude: given.latitude,
    longitude: given.longitude,
    isPrimary: given.is_primary,
  };
}

function shown(row: typeof addresses.$inferSelect): Address {
  return {
    id: row.id,
    street1: row.street1,
    street2: row.street2,
    city: row.city,
    state_province: row.stateProvince,
    postal_code: row.postalCode,
    country_code: row.countryCode,
    latitude: row.latitude,
    longitude: row.longitude,
    is_primary: row.isPrimary,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
