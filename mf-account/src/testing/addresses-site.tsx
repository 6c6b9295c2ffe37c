import type { TestPlatformOptions } from '@careline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { BusinessAddresses } from '../business-addresses/business-addresses';
import { ADDRESSES, createAccountPlatform, type OpenedSite, PROFILE } from './account-platform';
import { typeInto } from './controls';

export const CREATE = `POST ${ADDRESSES}`;
export const UPDATE_ELM = `PUT ${ADDRESSES}/address-2`;
export const DELETE_ELM = `DELETE ${ADDRESSES}/address-2`;

export const main = {
  id: 'address-1',
  street1: '1 Main St',
  city: 'Austin',
  state_province: 'TX',
  postal_code: '78701',
  country_code: 'US',
  is_primary: true,
};
export const elm = { ...main, id: 'address-2', street1: '2 Elm St', is_primary: false };
/** What a test types into the form of a new address. */
export const oak = {
  street1: '3 Oak Ave',
  city: 'Waco',
  state_province: 'TX',
  postal_code: '76701',
  country_code: 'US',
};
export const profile = {
  id: 'profile-1',
  personal_address_street1: '9 Home Rd',
  personal_address_city: 'Dallas',
  personal_address_state: 'TX',
  personal_address_postal: '75001',
  personal_address_country: 'United States',
  phone_numbers: [{ id: 'phone-1', phone_number: '+15125550100', is_verified: false, is_primary: true }],
};

interface Opening extends TestPlatformOptions {
  readonly addresses?: readonly object[];
}

/** The business addresses over a server that takes every change. */
export async function openAddresses({ addresses = [main, elm], ...options }: Opening = {}): Promise<OpenedSite> {
  const site = await createAccountPlatform({
    ...options,
    answers: {
      [`GET ${ADDRESSES}`]: { addresses },
      [CREATE]: ({ body }: { body: object }) => ({ address: { id: 'address-9', ...body } }),
      [UPDATE_ELM]: ({ body }: { body: object }) => ({ address: { ...elm, ...body } }),
      [DELETE_ELM]: undefined,
      [PROFILE]: { profile },
      ...options.answers,
    },
  });
  const view = site.show(<BusinessAddresses />);
  await screen.findByRole('button', { name: 'Check again' });
  await screen.findByRole('button', { name: 'Add address' });
  return { ...site, view };
}

/** What stands in the row of one address, by its street. */
export function row(street: string) {
  const item = screen.getByText(street).closest('li');
  if (item === null) throw new Error(`No row shows ${street}`);
  return within(item);
}

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) typeInto(name, value);
}

export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
