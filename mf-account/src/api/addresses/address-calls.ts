import { type ApiContext, apiPath, callAndRead, changeCached, queryKeys, upsertUnique } from '@careline/shared/api';
import { type Address, readAddress } from '@careline/shared/lists';

/** What is sent to create an address. */
export interface AddressInput {
  readonly street1: string;
  readonly city: string;
  readonly state_province: string;
  readonly postal_code: string;
  readonly country_code: string;
  readonly is_primary: boolean;
  /** Null takes the position away. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** The list with `saved` in its place or at the end; only one address is primary (R108). */
export function applyPrimary(addresses: readonly Address[], saved: Address): readonly Address[] {
  return upsertUnique(addresses, saved, 'is_primary');
}

/** POST /professionals/profile/addresses: creates an address; a primary one takes the mark from the others. Throws ApiError. */
export async function createAddress({ api, queries }: ApiContext, input: AddressInput): Promise<Address> {
  const saved = await callAndRead(
    api,
    {
      method: 'POST',
      path: '/professionals/profile/addresses',
      body: input,
      defaultError: 'mf-account:errors.createAddress',
    },
    readAddress,
    'mf-account:errors.noAddressDataFromCreation',
  );
  await changeCached<readonly Address[]>(queries, queryKeys.addresses, (addresses) => applyPrimary(addresses, saved));
  return saved;
}

/** PUT /professionals/profile/addresses/{id}: changes the given fields of an address; a primary one takes the mark from the others. Throws ApiError. */
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
      defaultError: 'mf-account:errors.updateAddress',
    },
    readAddress,
    'mf-account:errors.noAddressDataFromUpdate',
  );
  await changeCached<readonly Address[]>(queries, queryKeys.addresses, (addresses) => applyPrimary(addresses, saved));
  return saved;
}

/** DELETE /professionals/profile/addresses/{id}: deletes an address; nobody is made primary in its place (PD34). Throws ApiError. */
export async function deleteAddress({ api, queries }: ApiContext, id: string): Promise<void> {
  await api.request({
    method: 'DELETE',
    path: apiPath`/professionals/profile/addresses/${id}`,
    defaultError: 'mf-account:errors.deleteAddress',
  });
  await changeCached<readonly Address[]>(queries, queryKeys.addresses, (addresses) =>
    addresses.filter((address) => address.id !== id),
  );
}
