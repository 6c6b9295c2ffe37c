import { field, isRecord, readNumber, readText } from '@careline/shared/api';
import { findList, readItems } from '@careline/shared/lists';

/** What reactivating a subscription charges now, where the server tells it beforehand. */
export interface Reactivation {
  readonly subscription_id: string;
  /** In whole currency units, as are those of the lines. */
  readonly amount: number;
  /** ISO code, upper case. */
  readonly currency: string;
  /** What the amount is made of, with the types of transactions; empty where that is not told. */
  readonly lines: readonly { readonly type: string; readonly amount: number }[];
}

/** Of the transactions' answer; an answer without them tells nothing. */
export function readReactivations(data: unknown): readonly Reactivation[] {
  const list = isRecord(data) ? findList(field(data, 'reactivations'), []) : undefined;
  return readItems(list ?? [], readOne, 'reactivations');
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
