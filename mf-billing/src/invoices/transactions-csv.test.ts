import { describe, expect, it } from 'vitest';
import type { Transaction } from '../api/subscriptions/transaction';
import { transactionsCsv } from './transactions-csv';

const words = {
  header: ['a'],
  type: () => 'Fee',
  status: () => 'Done',
  line: ({ description }: Transaction) => description,
};
const base = {
  id: '1',
  type: 'other',
  status: 'pending',
  amount: -1.1,
  currency: 'USD',
  created_at: undefined,
  period_start: undefined,
  period_end: undefined,
  minutes: undefined,
  phone_number: undefined,
} as const;

describe('transactions as CSV', () => {
  it('quotes what needs it and defuses what a spreadsheet would run', () => {
    const csv = transactionsCsv([{ ...base, description: '=SUM(A1),"x"' }], words);
    expect(csv).toBe('\uFEFFa\r\n,Fee,"\'=SUM(A1),""x""",Done,-1.10,USD,1\r\n');
  });

  it('F374: a number or a day in words of the server’s own is no formula either', () => {
    const own = { id: '-V1', created_at: '=1', currency: '+2', description: undefined };
    const csv = transactionsCsv([{ ...base, ...own }], words);
    expect(csv).toBe("\uFEFFa\r\n'=1,Fee,,Done,-1.10,'+2,'-V1\r\n");
  });
});
