import { field, isRecord, readNumber, readText } from '@careline/shared/api';
import { findList, readItems } from '@careline/shared/lists';

/** What reactivating a subscription charges now. */
export interface Reactivation {
  readonly subscription_id: string;
  /** In whole currency units, as are those of the lines. */
  readonly amount: number;
  /** ISO code, upper case. */
  readonly currency: string;
  /** What the amount is made of, with the types of transactions; empty where that is not told. */
  readonly lines: readonly { readonly type: string; readonly amount: number }[];
}

/** Of the transactions' answer; undefined where it has no such list, or not all of it can be read: what is not in it may be charged as well. */
export function readReactivations(data: unknown): readonly Reactivation[] | undefined {
  const told = isRecord(data) ? field(data, 'reactivations') : undefined;
  if (!Array.isArray(told)) return undefined;
  const read = readItems(told, readOne, 'reactivations');
  return read.length === told.length ? read : undefined;
}

function readOne(value: unknown): Reactivation | undefined {
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'subscription_id'));
  const amount = readNumber(field(value, 'amount'));
  if (id === undefined || amount === undefined) return undefined;
  const currency = readText(field(value, 'currency'))?.toUpperCase() ?? 'USD';
  const lines = readItems(findList(field(value, 'lines'), []) ?? [], readLine, 'lines of a reactivation');
  return { subscription_id: id, amount, currency, lines };
}

function readLine(value: unknown): Reactivation['lines'][number] | undefined {
  if (!isRecord(value)) return undefined;
  const type = readText(field(value, 'type'));
  const amount = readNumber(field(value, 'amount'));
  return type === undefined || amount === undefined ? undefined : { type, amount };
}
