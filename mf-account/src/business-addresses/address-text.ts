import type { Locale } from '@careline/shared';
import type { Address } from '@careline/shared/lists';
import { countryName } from '../countries/countries';

/** The two lines of an address: the street, and the rest of it. */
export function addressLines(address: Address, locale: Locale): readonly [string, string] {
  const { street1, city, state_province, postal_code } = address;
  const region = [state_province, postal_code].filter(Boolean).join('\u00a0');
  const country = address.country_code && countryName(address.country_code, locale);
  return [street1, [city, region, country].filter(Boolean).join(', ')];
}
