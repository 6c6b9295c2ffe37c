import { type Drafts, usePlatform } from '@careline/shared';
import { type Draft, hasDraft, type KeptForm, openDraft, useForm, useKeptForm } from '@careline/shared/forms';
import type { Address } from '@careline/shared/lists';
import { useState } from 'react';
import { type AddressValues, newAddress, readAddressValues, valuesOf } from './address-values';

/** Name of the draft of one address, or of the new one. */
function addressDraftName(id: string | undefined): string {
  return `business-address.${id ?? 'new'}`;
}

export interface AddressFormHandle extends KeptForm<AddressValues> {
  /** Hands what is typed here to the form of an address that there is now. */
  readonly moveTo: (address: Address) => void;
}

/** The form of one address (or the new one) over its draft. */
export function useAddressForm(id: string | undefined, initial: AddressValues): AddressFormHandle {
  const { drafts } = usePlatform();
  const [draft] = useState(() => openAddressDraft(drafts, id, initial));
  const form = useForm<AddressValues>({ defaultValues: draft.start });

  function moveTo(address: Address): void {
    openAddressDraft(drafts, address.id, valuesOf(address)).keep(form.getValues());
    draft.rebase(initial);
  }

  return { ...useKeptForm(form, draft), moveTo };
}

/** Whether something is being typed into a new address. */
export function isNewTyped(drafts: Drafts): boolean {
  return hasDraft(drafts, addressDraftName(undefined));
}

/** Hands what was typed into an address that is gone to the form of a new one; false where nothing was, or where a new one is being typed already. */
export function moveDraftToNew(drafts: Drafts, id: string): boolean {
  const empty = newAddress(null, false);
  // Whole, and not on top of anything: there is nothing below it any more.
  const draft = openDraft(drafts, { name: addressDraftName(id), base: empty, read: readAddressValues });
  if (!draft.wasKept || isNewTyped(drafts)) return false;
  openAddressDraft(drafts, undefined, empty).keep(draft.start);
  draft.close();
  return true;
}

export function openAddressDraft(drafts: Drafts, id: string | undefined, base: AddressValues): Draft<AddressValues> {
  return openDraft(drafts, { name: addressDraftName(id), base, read: readAddressValues, isOnTop: id !== undefined });
}
