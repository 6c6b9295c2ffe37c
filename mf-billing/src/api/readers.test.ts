import { readAnything } from '@careline/shared/testing';
import { describe, it, vi } from 'vitest';
import { readTransactions } from './subscriptions/transaction';
import { readTransactionSummary } from './subscriptions/transaction-summary';

describe('readers', () => {
  it.each(Object.entries({ readTransactions, readTransactionSummary }))('%s reads anything', (_name, read) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    readAnything(read);
  });
});
