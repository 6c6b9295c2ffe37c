import { field, isRecord, readBoolean, readNumber, readText } from '../read';
import { readEnveloped, readList } from '../read-list';

/** Business address (R75). */
export interface Address {
  readonly id: string;
  readonly street1: string;
  readonly city: string;
  readonly state_province: string;
  readonly postal_code: string;
  readonly country_code: string;
  readonly is_primary: boolean;
  /** Degrees, captured from the browser. */
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
}

function readOne(value: unknown): Address | undefined {
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'id'));
  if (id === undefined) return undefined;
  const text = (...names: readonly string[]) => readText(field(value, ...names)) ?? '';
  return {
    id,
    street1: text('street1'),
    city: text('city'),
    state_province: text('state_province', 'state'),
    postal_code: text('postal_code', 'postal'),
    country_code: text('country_code', 'country'),
    is_primary: readBoolean(field(value, 'is_primary')) ?? false,
    latitude: readNumber(field(value, 'latitude')),
    longitude: readNumber(field(value, 'longitude')),
  };
}

/** Reads `address`, or the answer itself; undefined where there is none with an id. */
export function readAddress(data: unknown): Address | undefined {
  return readEnveloped(data, ['address'], readOne);
}

/** Reads `addresses`; undefined where the answer is no list. */
export function readAddresses(data: unknown): readonly Address[] | undefined {
  return readList(data, ['addresses'], readOne, 'addresses');
}
