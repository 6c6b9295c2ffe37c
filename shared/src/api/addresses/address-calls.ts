import { type ApiContext, callAndRead } from '../call';
import { changeCached } from '../change-cached';
import type { ApiClient } from '../client';
import { queryKeys } from '../query-keys';
import { apiPath } from '../request-path';
import { type Address, type AddressInput, applyPrimary, readAddress, readAddresses } from './address';

const ADDRESSES = '/professionals/profile/addresses';

/** GET /professionals/profile/addresses. Throws ApiError. */
export function fetchAddresses(api: ApiClient): Promise<readonly Address[]> {
  return callAndRead(api, { method: 'GET', path: ADDRESSES, defaultError: 'fetchAddresses' }, readAddresses);
}

/** Creates an address; a primary one takes the mark from the others. Throws ApiError. */
export async function createAddress({ api, queries }: ApiContext, input: AddressInput): Promise<Address> {
  const saved = await callAndRead(
    api,
    { method: 'POST', path: ADDRESSES, body: input, defaultError: 'createAddress' },
    readAddress,
    'noAddressDataFromCreation',
  );
  await changeCached<readonly Address[]>(queries, queryKeys.addresses, (addresses) => applyPrimary(addresses, saved));
  return saved;
}

/** Changes the given fields of an address; a primary one takes the mark from the others. Throws ApiError. */
export async function updateAddress(
  { api, queries }: ApiContext,
  id: string,
  changes: Partial<AddressInput>,
): Promise<Address> {
  const saved = await callAndRead(
    api,
    {
      method: 'PUT',
      path: apiPath`/professionals/profile/addresses/${id}`,
      body: changes,
      defaultError: 'updateAddress',
    },
    readAddress,
    'noAddressDataFromUpdate',
  );
  await changeCached<readonly Address[]>(queries, queryKeys.addresses, (addresses) => applyPrimary(addresses, saved));
  return saved;
}

/** Deletes an address; nobody is made primary in its place (decisions.md D34). Throws ApiError. */
export async function deleteAddress({ api, queries }: ApiContext, id: string): Promise<void> {
  await api.request({
    method: 'DELETE',
    path: apiPath`/professionals/profile/addresses/${id}`,
    defaultError: 'deleteAddress',
  });
  await changeCached<readonly Address[]>(queries, queryKeys.addresses, (addresses) =>
    addresses.filter((address) => address.id !== id),
  );
}
