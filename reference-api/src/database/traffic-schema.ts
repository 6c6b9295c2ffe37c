import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from './columns';
import { users } from './schema';

// What is kept of requests, not of professionals; all of it runs out within thirty days.

/** How often something was tried, under a hash of who tried it; shared by all processes. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  blockedUntil: moment('blocked_until').notNull(),
  forgottenAt: moment('forgotten_at').notNull(),
});

/** What a request with an Idempotency-Key was answered with; status 0 only within the transaction that makes the answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: belongsTo('user_id', () => users.id),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_time').on(table.createdAt),
  ],
);
