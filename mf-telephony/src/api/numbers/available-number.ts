import { field, isRecord, readList, readNumber, readText } from '@careline/shared/api';
import { readBoolean } from '@careline/shared/lists';

/** A number that can be bought. */
export interface AvailableNumber {
  readonly phone_number: string;
  readonly friendly_name: string;
  readonly locality: string | undefined;
  readonly region: string | undefined;
  readonly voice: boolean;
  readonly sms: boolean;
  readonly mms: boolean;
  /** Owned before and free again: buying it saves `cost_savings`. */
  readonly recycled: boolean;
  /** In whole units of the currency of the configured prices (PD63). */
  readonly cost_savings: number | undefined;
  /** In the currency of the configured prices, where the server tells it. */
  readonly price: number | undefined;
}

function readOne(value: unknown): AvailableNumber | undefined {
  if (!isRecord(value)) return undefined;
  const phoneNumber = readText(field(value, 'phone_number'));
  if (phoneNumber === undefined) return undefined;
  const nested = field(value, 'capabilities');
  const abilities = isRecord(nested) ? nested : value;
  return {
    phone_number: phoneNumber,
    friendly_name: readText(field(value, 'friendly_name')) ?? phoneNumber,
    locality: readText(field(value, 'locality', 'city')),
    region: readText(field(value, 'region', 'state')),
    voice: readBoolean(field(abilities, 'voice')) ?? true,
    sms: readBoolean(field(abilities, 'sms')) ?? true,
    mms: readBoolean(field(abilities, 'mms')) ?? false,
    recycled: readBoolean(field(value, 'recycled', 'is_recycled', 'was_recycled')) ?? false,
    cost_savings: readNumber(field(value, 'cost_savings')),
    price: readNumber(field(value, 'price', 'cost', 'setup_fee', 'monthly_fee', 'monthly_price')),
  };
}

/** Reads an array, or one under `data`, `numbers`, `phones` or `available_phone_numbers` (PD47). */
export function readAvailableNumbers(data: unknown): readonly AvailableNumber[] | undefined {
  return readList(data, ['available_phone_numbers', 'numbers', 'phones'], readOne, 'available numbers');
}
