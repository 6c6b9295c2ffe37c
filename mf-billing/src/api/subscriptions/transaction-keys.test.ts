import { createTestContext } from '@careline/shared/testing';
import { expect, it, vi } from 'vitest';
import { staleTransactions } from './transaction-keys';
import { transactionsQuery } from './transaction-queries';

const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';

it('F299: bills that were on their way when another was booked do not count as new', async () => {
  let arrive: (list: object) => void = () => {};
  const first = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const { api, queries, server } = createTestContext({ [TRANSACTIONS]: () => first });
  const query = transactionsQuery(api, 'phone-1');
  const coming = queries.fetchQuery(query);
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  staleTransactions(queries);
  server.answer(TRANSACTIONS, [{ id: 'refund' }]);
  arrive([]);
  await coming;
  expect((await queries.fetchQuery(query)).transactions).toHaveLength(1);
});
