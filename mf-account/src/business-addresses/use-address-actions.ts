import { useLocale, usePlatform, useTexts } from '@careline/shared';
import { type Address, applyPrimary, deleteAddress, queryKeys, updateAddress } from '@careline/shared/api';
import { ConfirmDialog } from '@careline/shared/ui';
import { useState } from 'react';
import { announceFailure } from '../notices';
import { addressLines } from './address-text';
import { inputOf, valuesOf } from './address-values';

/** What can be done with an address in the list. */
export function useAddressActions(onChanged: (() => void) | undefined) {
  const { t } = useTexts();
  const locale = useLocale();
  const platform = usePlatform();
  const [busyId, setBusyId] = useState<string>();

  function announce(id: string, change: 'updated' | 'deleted'): void {
    platform.toasts.add({
      title: t(`addresses.${change}.title`),
      description: t(`addresses.${change}.description`),
      color: 'success',
    });
    platform.events.emit('address.changed', { id, change });
    onChanged?.();
  }

  function changeShown(change: (addresses: readonly Address[]) => readonly Address[]): void {
    platform.queries.setQueryData<readonly Address[]>(queryKeys.addresses, (shown) => shown && change(shown));
  }

  /** Shown at once; where the call fails the mark goes back to where it was. */
  async function makePrimary(address: Address): Promise<void> {
    const { queries } = platform;
    await queries.cancelQueries({ queryKey: queryKeys.addresses });
    const before = queries.getQueryData<readonly Address[]>(queryKeys.addresses) ?? [];
    changeShown((addresses) => applyPrimary(addresses, { ...address, is_primary: true }));
    setBusyId(address.id);
    try {
      await updateAddress(platform, address.id, { ...inputOf(valuesOf(address)), is_primary: true });
      announce(address.id, 'updated');
    } catch (error) {
      changeShown((addresses) => withMarksOf(before, addresses));
      // The server may have marked it all the same, and what is shown is not its answer.
      void queries.invalidateQueries({ queryKey: queryKeys.addresses });
      announceFailure(platform, t('failed.update'), error);
    }
    setBusyId(undefined);
  }

  /** Asks first. Resolves to whether the address is gone. */
  async function remove(address: Address): Promise<boolean> {
    const description = address.is_primary ? 'addresses.question.descriptionPrimary' : 'addresses.question.description';
    const props = {
      title: t('addresses.question.title'),
      description: t(description, { address: addressLines(address, locale).join(', ') }),
      confirmText: t('addresses.question.confirm'),
      cancelText: t('addresses.question.cancel'),
    };
    if (!(await platform.overlays.create(ConfirmDialog, { props, destroyOnClose: true }).open())) return false;
    setBusyId(address.id);
    try {
      await deleteAddress(platform, address.id);
      announce(address.id, 'deleted');
      return true;
    } catch (error) {
      announceFailure(platform, t('failed.deletion'), error);
      return false;
    } finally {
      setBusyId(undefined);
    }
  }

  return { busyId, makePrimary, remove };
}

/** The addresses as they are, with the primary mark where it was; other changes may have been saved meanwhile. */
function withMarksOf(before: readonly Address[], addresses: readonly Address[]): readonly Address[] {
  const marks = new Map(before.map(({ id, is_primary }) => [id, is_primary]));
  return addresses.map((address) => ({ ...address, is_primary: marks.get(address.id) ?? address.is_primary }));
}
