import {
  field,
  isoOfSeconds,
  isRecord,
  readBoolean,
  readDate,
  readNumber,
  readText,
  type UnknownRecord,
} from '../read';
import { readEnveloped, readList } from '../read-list';

/** Payment method (R78); never a card number. */
export interface PaymentMethod {
  readonly id: string;
  readonly type: string;
  readonly is_default: boolean;
  readonly last_four: string;
  readonly brand: string;
  /** 1 to 12. */
  readonly exp_month: number | undefined;
  /** Four digits. */
  readonly exp_year: number | undefined;
  readonly stripe_payment_method_id: string | undefined;
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
}

/** An object of the card provider instead of the API's own shape (PC1). */
function isRaw(record: UnknownRecord): boolean {
  return record.object === 'payment_method' || isRecord(record.card) || typeof record.created === 'number';
}

/** The card provider's object in the API's shape; its time is in seconds. */
function convertRaw(id: string, record: UnknownRecord): PaymentMethod {
  const card = isRecord(record.card) ? record.card : {};
  const created = isoOfSeconds(record.created);
  return {
    id,
    type: readText(record.type) ?? 'card',
    is_default: readBoolean(record.is_default) ?? false,
    last_four: readText(card.last4) ?? '',
    brand: readText(card.brand) ?? '',
    exp_month: readNumber(card.exp_month),
    exp_year: readNumber(card.exp_year),
    stripe_payment_method_id: id,
    created_at: created,
    updated_at: created,
  };
}

function readOne(value: unknown): PaymentMethod | undefined {
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'id'));
  if (id === undefined) return undefined;
  if (isRaw(value)) return convertRaw(id, value);
  return {
    id,
    type: readText(field(value, 'type')) ?? 'card',
    is_default: readBoolean(field(value, 'is_default')) ?? false,
    last_four: readText(field(value, 'last_four', 'last4')) ?? '',
    brand: readText(field(value, 'brand')) ?? '',
    exp_month: readNumber(field(value, 'exp_month')),
    exp_year: readNumber(field(value, 'exp_year')),
    stripe_payment_method_id: readText(field(value, 'stripe_payment_method_id')),
    created_at: readDate(field(value, 'created_at')),
    updated_at: readDate(field(value, 'updated_at')),
  };
}

/** Reads `data`, `payment_method`, or the answer itself; undefined where there is none with an id. */
export function readPaymentMethod(data: unknown): PaymentMethod | undefined {
  return readEnveloped(data, ['payment_method'], readOne);
}

/** Reads an array, `data`, `payment_methods`, or these within a body (PD38). */
export function readPaymentMethods(data: unknown): readonly PaymentMethod[] | undefined {
  return readList(data, ['payment_methods'], readOne, 'payment methods');
}
