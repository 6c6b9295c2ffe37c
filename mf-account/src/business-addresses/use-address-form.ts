import { usePlatform } from '@careline/shared';
import { type UseFormReturn, useForm } from '@careline/shared/forms';
import { useEffect, useState } from 'react';
import { type Draft, openDraft } from '../drafts/draft';
import { type AddressValues, readAddressValues } from './address-values';

/** Name of the draft of one address, or of the new one. */
export function addressDraftName(id: string | undefined): string {
  return `business-address.${id ?? 'new'}`;
}

export interface AddressFormHandle {
  readonly form: UseFormReturn<AddressValues, unknown, AddressValues>;
  readonly draft: Draft<AddressValues>;
}

/** The form of one address (or the new one) over its draft. */
export function useAddressForm(id: string | undefined, initial: AddressValues): AddressFormHandle {
  const { drafts } = usePlatform();
  const [draft] = useState(() =>
    openDraft(drafts, { name: addressDraftName(id), base: initial, read: readAddressValues }),
  );
  const form = useForm<AddressValues>({ defaultValues: draft.start });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );
  return { form, draft };
}
