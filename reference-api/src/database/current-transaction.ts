import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './open-database';

const current = new AsyncLocalStorage<Database>();

/** `database`, but within `inTransaction` the transaction of that: so whatever is called there commits or falls as a whole. */
export function followTransaction(database: Database): Database {
  return new Proxy(database, {
    get(target, property) {
      const actual = current.getStore() ?? target;
      const value: unknown = Reflect.get(actual, property, actual);
      return typeof value === 'function' ? value.bind(actual) : value;
    },
  });
}

/** Runs `work` in one transaction of `database`, in which every transaction that it begins is a part. */
export function inTransaction<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  return database.transaction((transaction) => current.run(transaction, work));
}
