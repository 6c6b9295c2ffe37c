import { usePlatform } from '@careline/shared';
import { addressesQuery } from '@careline/shared/lists';
import { useEffect } from 'react';
import type { AddressInput } from '../api/addresses/address-calls';
import { isSamePlace } from '../api/addresses/address-changes';

/**
 * Calls `onCreated` where the address of a form has come to be by another save than its own: the page was left during that save and come back to, and must
 * not send it once more. `input` is what the form holds; nothing is heard where `isHearing` is false.
 */
export function useCreatedMeanwhile(isHearing: boolean, input: () => AddressInput, onCreated: () => void): void {
  const { api, events, queries } = usePlatform();
  useEffect(() => {
    if (!isHearing) return;
    const hearing = events.on('address.changed').subscribe(({ id, change }) => {
      const created = queries.getQueryData(addressesQuery(api).queryKey)?.find((one) => one.id === id);
      if (change === 'created' && created && isSamePlace(created, input())) onCreated();
    });
    return () => hearing.unsubscribe();
  });
}
