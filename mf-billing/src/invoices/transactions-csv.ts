import { toCents } from '@careline/shared/ui';
import type { Transaction } from '../api/subscriptions/transaction';

export interface CsvWords {
  readonly header: readonly string[];
  readonly type: (transaction: Transaction) => string;
  readonly status: (transaction: Transaction) => string;
}

/** Transactions as RFC 4180 text with a byte order mark, so that spreadsheets read accents: dates ISO, amounts with a point. */
export function transactionsCsv(transactions: readonly Transaction[], words: CsvWords): string {
  const rows = transactions.map((transaction) => [
    transaction.created_at ?? '',
    text(words.type(transaction)),
    text(transaction.description ?? ''),
    text(words.status(transaction)),
    transaction.amount === undefined ? '' : (toCents(transaction.amount) / 100).toFixed(2),
    transaction.currency,
    transaction.id,
  ]);
  return `\uFEFF${[words.header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/** A spreadsheet would run a text that begins like a formula. */
function text(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
