import { type ApiContext, query } from '@careline/shared/api';
import type { Transaction } from './transaction';
import { TRANSACTIONS_PAGE_SIZE } from './transaction-calls';
import { afterOtherTabs, transactionKeys } from './transaction-keys';
import { transactionsQuery } from './transaction-queries';

/** A bound, in pages, against a server that ignores the offset. */
const MOST_PAGES = 200;

/** All transactions of a phone: the call knows pages alone, so whoever chooses by month or status needs every one. */
export function allTransactionsQuery(context: ApiContext, phoneId: string) {
  return {
    ...query([...transactionKeys.transactions, phoneId, 'all'], () => fetchAll(context, phoneId)),
    ...afterOtherTabs,
  };
}

async function fetchAll({ api, queries }: ApiContext, phoneId: string): Promise<readonly Transaction[]> {
  const all = new Map<string, Transaction>();
  let [since, offset] = [0, 0];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const window = { limit: TRANSACTIONS_PAGE_SIZE, offset };
    const wanted = transactionsQuery(api, phoneId, window);
    const updatedAt = () => queries.getQueryState(wanted.queryKey)?.dataUpdatedAt ?? 0;
    // A bill that was booked since moves the others on: of a page that is older than the one before it, one would be missing.
    const { transactions, received, total } = await queries.fetchQuery(
      updatedAt() < since ? { ...wanted, staleTime: 0 } : wanted,
    );
    since = updatedAt();
    const before = all.size;
    for (const transaction of transactions) all.set(transaction.id, transaction);
    offset += received;
    // A server may send fewer than were asked for: what it says of all counts.
    const isLast = total !== undefined && total >= offset ? total === offset : received < TRANSACTIONS_PAGE_SIZE;
    if (isLast || all.size === before) break;
  }
  return [...all.values()];
}
