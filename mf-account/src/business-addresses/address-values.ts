import { field, isRecord, type Profile, readText } from '@careline/shared/api';
import type { Address } from '@careline/shared/lists';
import type { AddressInput } from '../api/addresses/address-calls';
import { countryCode } from '../countries/countries';

/** What the address form holds; the names are the API's, degrees are the text that was typed. */
export interface AddressValues {
  readonly street1: string;
  readonly city: string;
  readonly state_province: string;
  readonly postal_code: string;
  readonly country_code: string;
  readonly is_primary: boolean;
  readonly latitude: string;
  readonly longitude: string;
}

export type AddressField = keyof AddressValues;

/** Fields in the order of the form. */
const addressFields: readonly AddressField[] = [
  'street1',
  'city',
  'state_province',
  'postal_code',
  'country_code',
  'latitude',
  'longitude',
  'is_primary',
];

const blank: AddressValues = {
  street1: '',
  city: '',
  state_province: '',
  postal_code: '',
  country_code: '',
  is_primary: false,
  latitude: '',
  longitude: '',
};

export function valuesOf(address: Address): AddressValues {
  const { street1, city, state_province, postal_code, is_primary } = address;
  return {
    street1,
    city,
    state_province,
    postal_code,
    country_code: countryCode(address.country_code) ?? address.country_code,
    is_primary,
    latitude: degreesText(address.latitude),
    longitude: degreesText(address.longitude),
  };
}

/** A first address is the primary one and starts with the personal address; nobody types a thing twice (PD26). */
export function newAddress(profile: Profile | null | undefined, isFirst: boolean): AddressValues {
  if (!isFirst) return blank;
  return {
    ...blank,
    street1: profile?.personal_address_street1 ?? '',
    city: profile?.personal_address_city ?? '',
    state_province: profile?.personal_address_state ?? '',
    postal_code: profile?.personal_address_postal ?? '',
    country_code: countryCode(profile?.personal_address_country ?? '') ?? '',
    is_primary: true,
  };
}

/** The field whose control this is; undefined where it is none. */
export function fieldOf(control: Element | null): AddressField | undefined {
  return addressFields.find((field) => field === control?.getAttribute('name'));
}

/** Reads a kept draft; undefined where it is none. */
export function readAddressValues(value: unknown): AddressValues | undefined {
  if (!isRecord(value)) return undefined;
  const text = (name: AddressField) => readText(field(value, name)) ?? '';
  return {
    street1: text('street1'),
    city: text('city'),
    state_province: text('state_province'),
    postal_code: text('postal_code'),
    country_code: text('country_code'),
    is_primary: value.is_primary === true,
    latitude: text('latitude'),
    longitude: text('longitude'),
  };
}

/** What is sent to create an address. */
export function inputOf(values: AddressValues): AddressInput {
  return {
    street1: values.street1.trim(),
    city: values.city.trim(),
    state_province: values.state_province.trim(),
    postal_code: values.postal_code.trim(),
    country_code: values.country_code,
    is_primary: values.is_primary,
    latitude: parseDegrees(values.latitude),
    longitude: parseDegrees(values.longitude),
  };
}

/** What is sent of an address that there is: what was edited alone, for the rest may have changed on another device (F54). */
export function changesOf(base: AddressValues, values: AddressValues): Partial<AddressInput> {
  const input = inputOf(values);
  let changes: Partial<AddressInput> = {};
  for (const field of addressFields) {
    if (values[field] !== base[field]) changes = { ...changes, [field]: input[field] ?? null };
  }
  return changes;
}

/** Six decimals are about ten centimetres. */
export function degreesText(degrees: number | undefined): string {
  return degrees === undefined ? '' : String(Number(degrees.toFixed(6)));
}

/** Whether a text is empty or a number of degrees up to `limit` on either side. */
export function isDegrees(text: string, limit: number): boolean {
  const degrees = parseDegrees(text);
  return text.trim() === '' || (degrees !== undefined && Math.abs(degrees) <= limit);
}

/** The minus of books is one, too: this site's own words have it. */
function parseDegrees(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.').replace('\u2212', '-'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
