import { type AnyPgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// Ids and times are given by the code, not by the database: so a fixed clock and a seed reach every row.
export const id = () => uuid('id').primaryKey();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const stamps = () => ({ createdAt: moment('created_at').notNull(), updatedAt: moment('updated_at').notNull() });
/** A text that is empty rather than null when nobody has given one. */
export const plain = (name: string) => text(name).notNull().default('');
/** The row goes when the row that it belongs to goes. */
export const belongsTo = (name: string, owner: () => AnyPgColumn) =>
  uuid(name).notNull().references(owner, { onDelete: 'cascade' });
/** The row that it names cannot go while this one stands. */
export const refersTo = (name: string, other: () => AnyPgColumn) => uuid(name).notNull().references(other);
