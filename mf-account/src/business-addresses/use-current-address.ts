import { usePlatform } from '@careline/shared';
import type { Address } from '@careline/shared/lists';
import { useState } from 'react';
import { useOnceGone } from '../focus/use-focus-onward';
import { type AddressField, valuesOf } from './address-values';
import { isNewTyped, moveDraftToNew, openAddressDraft } from './use-address-form';

/**
 * The address that is being edited (R77); the new one has no id yet. A form that is opened again is
 * another.
 */
export interface CurrentAddress {
  readonly id: string | undefined;
  /** The field that takes the focus. */
  readonly focus?: AddressField;
}

/** Which address is open. What was being typed before a reload or a crash is open again. */
export function useCurrentAddress(addresses: readonly Address[]) {
  const { drafts } = usePlatform();
  const [current, setCurrent] = useState<CurrentAddress | undefined>(() => {
    if (isNewTyped(drafts)) return { id: undefined };
    const drafted = addresses.find((address) => openAddressDraft(drafts, address.id, valuesOf(address)).wasKept);
    return drafted && { id: drafted.id };
  });

  /** Puts `next` in the place of the opening that is meant: where a save or a deletion ends, another form may be open. */
  function replace(isMeant: (open: CurrentAddress) => boolean, next?: CurrentAddress): void {
    setCurrent((open) => (open && isMeant(open) ? next : open));
  }

  // Another tab or device has deleted the one that is open; what was typed into it goes on as a new one.
  useOnceGone(
    addresses.find(({ id }) => id === current?.id),
    ({ id }) =>
      replace((open) => open.id === id, moveDraftToNew(drafts, id) ? { id: undefined, focus: 'street1' } : undefined),
  );

  return {
    current,
    /** Without an id: a new address. The one that is open stays the same opening: a save of it may be on its way. */
    open: (id?: string) => setCurrent((open) => (open && open.id === id ? open : { id, focus: 'street1' })),
    replace,
  };
}
