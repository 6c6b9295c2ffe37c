import { createTestContext, type RecordedCall } from '@careline/shared/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { billsOf, TRANSACTIONS } from '../testing/bills';
import { allTransactionsQuery } from './all-transactions';
import { transactionsQuery } from './transaction-queries';

afterEach(() => vi.useRealTimers());

it('F295: of all bills none is missing where one came while their pages were turned', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  const { api, queries, server } = createTestContext({ [TRANSACTIONS]: billsOf(53) });
  const page = (offset: number) => transactionsQuery(api, 'phone-1', { limit: 50, offset });
  await queries.fetchQuery(page(50));
  vi.setSystemTime(new Date('2026-11-23T12:00:30Z'));
  server.answer(TRANSACTIONS, billsOf(54));
  await queries.fetchQuery(page(0));
  const all = await queries.fetchQuery(allTransactionsQuery({ api, queries }, 'phone-1'));
  expect(all.map(({ id }) => id)).toContain('bill-4');
  expect(all).toHaveLength(54);
});

it('F370: of a server that sends fewer at a time than were asked for, all that it tells of come', async () => {
  const bills = Array.from({ length: 60 }, (_, index) => ({ id: `bill-${index}`, type: 'other', amount: 1 }));
  const { api, queries } = createTestContext({
    [TRANSACTIONS]: ({ query: { offset } }: RecordedCall) => ({
      data: bills.slice(Number(offset), Number(offset) + 25),
      total: 60,
    }),
  });
  const all = await queries.fetchQuery(allTransactionsQuery({ api, queries }, 'phone-1'));
  expect(all.map(({ id }) => id)).toEqual(bills.map(({ id }) => id));
});
