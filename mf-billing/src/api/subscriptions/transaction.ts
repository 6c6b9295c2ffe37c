import { field, isRecord, readDate, readNumber, readText } from '@careline/shared/api';
import { findList, readItems } from '@careline/shared/lists';
import { type Reactivation, readReactivations } from './reactivation';

/** The types of R81. */
export const transactionTypes = [
  'subscription_fee',
  'phone_renewal',
  'cancellation_refund',
  'setup_fee',
  'usage_charge',
  'other',
] as const;
type TransactionType = (typeof transactionTypes)[number];

/** The statuses of R82. */
export const transactionStatuses = ['succeeded', 'pending', 'failed', 'cancelled', 'refunded'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export interface Transaction {
  readonly id: string;
  /** `other` where the server names a type that is not listed. */
  readonly type: TransactionType;
  /** `pending` where the server names a status that is not listed: nothing is claimed about the money. */
  readonly status: TransactionStatus;
  /** In whole currency units; a refund as the server signs it. */
  readonly amount: number | undefined;
  /** ISO code, upper case. */
  readonly currency: string;
  /** The server's own words, in its language. */
  readonly description: string | undefined;
  /** What the line is for, where the server tells it as data: ISO dates, whole minutes, a phone number. */
  readonly period_start: string | undefined;
  readonly period_end: string | undefined;
  readonly minutes: number | undefined;
  readonly phone_number: string | undefined;
  readonly created_at: string | undefined;
}

export interface TransactionPage {
  readonly transactions: readonly Transaction[];
  /** How many entries came, unreadable ones included: a full page means that there may be another (PD40). */
  readonly received: number;
  /** Of all pages, where the server tells it. */
  readonly total: number | undefined;
  /** What reactivating the phone's subscriptions charges now, of those that it charges for; undefined where the server does not tell it. */
  readonly reactivations: readonly Reactivation[] | undefined;
}

function readOne(value: unknown): Transaction | undefined {
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'id', 'transaction_id'));
  if (id === undefined) return undefined;
  const type = readText(field(value, 'type', 'transaction_type'))?.toLowerCase();
  const status = readText(field(value, 'status'))?.toLowerCase();
  return {
    id,
    type: transactionTypes.find((known) => known === type) ?? 'other',
    status: status === 'canceled' ? 'cancelled' : (transactionStatuses.find((known) => known === status) ?? 'pending'),
    amount: readNumber(field(value, 'amount')),
    currency: readText(field(value, 'currency'))?.toUpperCase() ?? 'USD',
    description: readText(field(value, 'description')),
    period_start: readDate(field(value, 'period_start')),
    period_end: readDate(field(value, 'period_end')),
    minutes: readNumber(field(value, 'minutes')),
    phone_number: readText(field(value, 'phone_number')),
    created_at: readDate(field(value, 'created_at', 'date', 'transaction_date', 'created')),
  };
}

/** Reads an array, or one under `transactions` or `data`; undefined where the answer is no list. */
export function readTransactions(data: unknown): TransactionPage | undefined {
  const list = findList(data, ['transactions']);
  return (
    list && {
      transactions: readItems(list, readOne, 'transactions'),
      received: list.length,
      total: isRecord(data) ? readNumber(field(data, 'total', 'total_count')) : undefined,
      reactivations: readReactivations(data),
    }
  );
}
