import { csvText, harmlessCell } from '@careline/shared';
import { toCents } from '@careline/shared/ui';
import type { Transaction } from '../api/subscriptions/transaction';

export interface CsvWords {
  readonly header: readonly string[];
  readonly type: (transaction: Transaction) => string;
  /** What the line is for. */
  readonly line: (transaction: Transaction) => string | undefined;
  readonly status: (transaction: Transaction) => string;
}

/** Transactions for a spreadsheet: dates ISO, amounts with a point. */
export function transactionsCsv(transactions: readonly Transaction[], words: CsvWords): string {
  const rows = transactions.map((transaction) => [
    harmlessCell(transaction.created_at ?? ''),
    harmlessCell(words.type(transaction)),
    harmlessCell(words.line(transaction) ?? ''),
    harmlessCell(words.status(transaction)),
    transaction.amount === undefined ? '' : (toCents(transaction.amount) / 100).toFixed(2),
    harmlessCell(transaction.currency),
    harmlessCell(transaction.id),
  ]);
  return csvText([words.header, ...rows]);
}
