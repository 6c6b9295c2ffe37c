import { type ChangeContext, withLookUp } from '@careline/shared';
import { changeCached, fetchFresh, queryKeys } from '@careline/shared/api';
import { type Address, addressesQuery } from '@careline/shared/lists';
import { hasChanges } from '../has-changes';
import { type AddressInput, createAddress, deleteAddress, updateAddress } from './address-calls';

// Every change of an address goes through here, so that each is told by `address.changed`.

/** Stores a new address once: where the answer got lost, the list tells whether it is there. Throws an Error in words for people. */
export async function addAddress(context: ChangeContext, input: AddressInput): Promise<Address> {
  const { api, queries, events, i18n } = context;
  const before = queries.getQueryData<readonly Address[]>(queryKeys.addresses) ?? [];
  const known = new Set(before.map(({ id }) => id));
  const saved = await withLookUp(() => createAddress(context, input), {
    find: async () => {
      const addresses = await fetchFresh(context, addressesQuery(api));
      return addresses.find((address) => !known.has(address.id) && isSamePlace(address, input));
    },
    text: i18n.t,
  });
  events.emit('address.changed', { id: saved.id, change: 'created' });
  return saved;
}

/** Changes the given fields of an address: where the answer got lost, the list tells whether it has them. Throws an Error in words for people. */
export async function changeAddress(
  context: ChangeContext,
  before: Address,
  changes: Partial<AddressInput>,
): Promise<Address> {
  const { api, queries, events, i18n } = context;
  const { id } = before;
  const saved = await withLookUp(() => updateAddress(context, id, changes), {
    find: async () => {
      // Where it fails, the next entry asks again.
      await queries.invalidateQueries({ queryKey: queryKeys.addresses, refetchType: 'none' });
      const addresses = await addressesQuery(api).queryFn({ signal: new AbortController().signal });
      const now = addresses.find((address) => address.id === id);
      // A list without it would close the form of one that is gone, with what is typed there.
      if (now) await changeCached<readonly Address[]>(queries, queryKeys.addresses, () => addresses);
      return hasChanges(before, changes, now) ? now : undefined;
    },
    text: i18n.t,
  });
  events.emit('address.changed', { id, change: 'updated' });
  return saved;
}

/** Deletes an address: where the answer got lost, the list tells whether it is gone. Throws an Error in words for people. */
export async function removeAddress(context: ChangeContext, id: string): Promise<void> {
  const { api, i18n } = context;
  await withLookUp(() => deleteAddress(context, id).then(() => true), {
    find: async () => {
      const addresses = await fetchFresh(context, addressesQuery(api));
      return addresses.some((address) => address.id === id) ? undefined : true;
    },
    text: i18n.t,
  });
  context.events.emit('address.changed', { id, change: 'deleted' });
}

/** Whether an address is where another one is to be. */
export function isSamePlace(address: Address, input: AddressInput): boolean {
  return (['street1', 'city', 'postal_code', 'country_code'] as const).every((name) => address[name] === input[name]);
}
