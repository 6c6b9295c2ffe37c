import {
  useAnnounceFailure,
  useLocale,
  useNotice,
  useOneAtATime,
  usePlatform,
  useQuestion,
  useTexts,
} from '@careline/shared';
import { queryKeys } from '@careline/shared/api';
import type { Address } from '@careline/shared/lists';
import { applyPrimary } from '../api/addresses/address-calls';
import { changeAddress, removeAddress } from '../api/addresses/address-changes';
import { addressLines } from './address-text';

/** What can be done with an address in the list, one thing at a time. */
export function useAddressActions() {
  const { t } = useTexts();
  const locale = useLocale();
  const platform = usePlatform();
  const ask = useQuestion();
  const tell = useNotice();
  const announceFailure = useAnnounceFailure();
  const { running, run } = useOneAtATime();

  function announce(change: 'updated' | 'deleted'): void {
    tell({
      title: `addresses.${change}.title`,
      description: `addresses.${change}.description`,
      color: 'success',
    });
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
    try {
      await changeAddress(platform, address, { is_primary: true });
      announce('updated');
    } catch (error) {
      changeShown((addresses) => withMarksOf(before, addresses));
      // The server may have marked it all the same, and what is shown is not its answer.
      void queries.invalidateQueries({ queryKey: queryKeys.addresses });
      announceFailure('failed.update', error);
    }
  }

  async function remove(address: Address, onGone: () => void): Promise<void> {
    try {
      await removeAddress(platform, address.id);
      announce('deleted');
      onGone();
    } catch (error) {
      announceFailure('failed.deletion', error);
    }
  }

  function consequence(address: Address) {
    const shown = platform.queries.getQueryData<readonly Address[]>(queryKeys.addresses);
    if (shown?.length === 1) return 'addresses.question.descriptionLast';
    return address.is_primary ? 'addresses.question.descriptionPrimary' : 'addresses.question.description';
  }

  function askToRemove(address: Address): Promise<boolean> {
    return ask({
      title: t('addresses.question.title'),
      description: t(consequence(address), { address: addressLines(address, locale).join(', ') }),
      confirmText: t('addresses.question.confirm'),
      cancelText: t('addresses.question.cancel'),
    });
  }

  return {
    /** `primary:` or `remove:` and the id of the address that is being changed. */
    running,
    makePrimary: (address: Address) => run(`primary:${address.id}`, () => makePrimary(address)),
    /** Asks first; calls `onGone` once the address is gone. */
    remove: async (address: Address, onGone: () => void): Promise<void> => {
      if (await askToRemove(address)) await run(`remove:${address.id}`, () => remove(address, onGone));
    },
  };
}

/** The addresses as they are, with the primary mark where it was; other changes may have been saved meanwhile. */
function withMarksOf(before: readonly Address[], addresses: readonly Address[]): readonly Address[] {
  const marks = new Map(before.map(({ id, is_primary }) => [id, is_primary]));
  return addresses.map((address) => ({ ...address, is_primary: marks.get(address.id) ?? address.is_primary }));
}
