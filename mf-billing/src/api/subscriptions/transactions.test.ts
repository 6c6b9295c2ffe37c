import { createTestContext, failure, failureOf } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { readTransactions, transactionStatuses, transactionTypes } from './transaction';
import { fetchTransactionSummary, fetchTransactions } from './transaction-calls';

const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/f1/transactions';

describe('transactions', () => {
  it('R197: limit and offset are 50 and 0 where not given', async () => {
    const { api, server } = createTestContext({ [TRANSACTIONS]: [] });
    await fetchTransactions(api, 'f1');
    await fetchTransactions(api, 'f1', { limit: 50, offset: 50 });
    expect(server.calls.map((call) => call.query)).toEqual([
      { limit: '50', offset: '0' },
      { limit: '50', offset: '50' },
    ]);
  });

  it.each([
    ['an array', (list: unknown) => list, undefined],
    ['transactions', (list: unknown) => ({ transactions: list }), undefined],
    ['data', (list: unknown) => ({ data: list, total: 51 }), 51],
  ])('reads %s', (_shape, wrap, total) => {
    const one = { id: 't1', type: 'setup_fee', status: 'succeeded', amount: '20.00', currency: 'usd', created_at: 'x' };
    expect(readTransactions(wrap([one]))).toEqual({
      received: 1,
      total,
      reactivations: undefined,
      transactions: [{ ...one, amount: 20, currency: 'USD', description: undefined }],
    });
  });

  it('keeps the listed types and statuses; an unlisted type is other, an unlisted status claims nothing', () => {
    const list = [...transactionTypes, 'gift', 'fee'].map((type, index) => ({
      id: index,
      type,
      status: [...transactionStatuses, 'lost', 'SUCCEEDED', 'canceled'][index],
    }));
    expect(readTransactions(list)?.transactions.map((one) => one.type)).toEqual([
      ...transactionTypes,
      'other',
      'other',
    ]);
    expect(readTransactions(list)?.transactions.map((one) => one.status)).toEqual([
      ...transactionStatuses,
      'pending',
      'succeeded',
      'cancelled',
    ]);
  });

  it('R198: the summary’s figures are read by name, money apart from counts', async () => {
    const { api } = createTestContext({
      [`${TRANSACTIONS}/summary`]: {
        data: {
          phone_id: 7,
          totalPaid: '45.50',
          refunds: { refund_total: 5 },
          transaction_count: 4,
          failed: 1,
          total_refunded: '5.00',
          currency: 'usd',
        },
      },
    });
    await expect(fetchTransactionSummary(api, 'f1')).resolves.toEqual({
      currency: 'USD',
      figures: [
        { name: 'total_paid', value: 45.5, kind: 'money' },
        { name: 'refund_total', value: 5, kind: 'money' },
        { name: 'transaction_count', value: 4, kind: 'count' },
        { name: 'failed', value: 1, kind: 'count' },
        { name: 'total_refunded', value: 5, kind: 'money' },
      ],
    });
  });

  it('F404: minutes are not said as money', async () => {
    const { api } = createTestContext({ [`${TRANSACTIONS}/summary`]: { total_minutes: 340, call_seconds: 20_400 } });
    const { figures } = await fetchTransactionSummary(api, 'f1');
    expect(figures.map(({ kind }) => kind)).toEqual(['count', 'count']);
  });

  it('R214: body-less failures end in the default texts', async () => {
    const { api } = createTestContext({ [TRANSACTIONS]: failure(500), [`${TRANSACTIONS}/summary`]: failure(500) });
    expect((await failureOf(fetchTransactions(api, 'f1'))).message).toBe('mf-billing:errors.fetchTransactions');
    expect((await failureOf(fetchTransactionSummary(api, 'f1'))).message).toBe(
      'mf-billing:errors.fetchTransactionSummary',
    );
  });
});
