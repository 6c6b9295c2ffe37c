import { readAnything } from '@careline/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { readTransactions } from './subscriptions/transaction';
import { readTransactionSummary } from './subscriptions/transaction-summary';

describe('readers', () => {
  it.each(Object.entries({ readTransactions, readTransactionSummary }))('%s reads anything', (_name, read) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readAnything(read);
  });

  it('F467: only what is paid is money in a summary', () => {
    const summary = { total_refunded: 3, refunded: 1, success_rate: 0.98, days: 30, months: 2, minutes: 7, paid: 19 };
    const money = readTransactionSummary({ summary })?.figures.filter(({ kind }) => kind === 'money');
    expect(money?.map(({ name }) => name)).toEqual(['total_refunded', 'paid']);
  });
});
