import { usePlatform, useTexts } from '@careline/shared';
import type { Address, Profile } from '@careline/shared/api';
import { Button, Card, EmptyState, PlusIcon } from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { hasDraft } from '../drafts/draft';
import { AddressForm } from './address-form';
import { AddressRow } from './address-row';
import { newAddress, valuesOf } from './address-values';
import styles from './business-addresses.module.css';
import { useAddressActions } from './use-address-actions';
import { addressDraftName } from './use-address-form';

export interface AddressListProps {
  readonly addresses: readonly Address[];
  /** Gives the first address its start. */
  readonly profile: Profile | null | undefined;
  readonly onChanged: (() => void) | undefined;
}

/** The address that is being edited (specification.md §3 "current address"); the new one has no id yet. */
interface Current {
  readonly id: string | undefined;
  readonly takesFocus: boolean;
}

/** All business addresses; one of them, or a new one, is open for editing. */
export function AddressList({ addresses, profile, onChanged }: AddressListProps) {
  const { t } = useTexts();
  const { drafts } = usePlatform();
  const { busyId, makePrimary, remove } = useAddressActions(onChanged);
  const addButton = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState<Current | undefined>(() => {
    // What was being typed before a reload or a crash is open again.
    const ids = [undefined, ...addresses.map(({ id }) => id)];
    const drafted = ids.find((id) => hasDraft(drafts, addressDraftName(id)));
    return drafted !== undefined || hasDraft(drafts, addressDraftName(undefined))
      ? { id: drafted, takesFocus: false }
      : undefined;
  });
  const isFirst = addresses.length === 0;
  const isNew = current !== undefined && current.id === undefined;

  const wasOpen = useRef(false);
  useEffect(() => {
    // The closed form takes its focus with it; a keyboard user goes on from the list's own action.
    if (wasOpen.current && current === undefined) addButton.current?.focus();
    wasOpen.current = current !== undefined;
  }, [current]);

  async function removeAndClose(address: Address): Promise<void> {
    if ((await remove(address)) && current?.id === address.id) setCurrent(undefined);
  }

  const add = (
    <Button
      ref={addButton}
      variant={isFirst ? 'primary' : 'secondary'}
      icon={<PlusIcon />}
      onClick={() => setCurrent({ id: undefined, takesFocus: true })}
    >
      {t('addresses.add')}
    </Button>
  );

  return (
    <Card title={t('addresses.listTitle')} padding="flush" actions={isFirst || isNew ? undefined : add}>
      {isFirst && !isNew ? (
        <EmptyState drawing="place" title={t('addresses.empty.title')} action={add}>
          {t('addresses.empty.text')}
        </EmptyState>
      ) : null}
      {isFirst ? null : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id} className={styles.item}>
              {current?.id === address.id ? (
                <AddressForm
                  address={address}
                  initial={valuesOf(address)}
                  takesFocus={current.takesFocus}
                  onClose={() => setCurrent(undefined)}
                  onChanged={onChanged}
                />
              ) : (
                <AddressRow
                  address={address}
                  isBusy={busyId === address.id}
                  onEdit={() => setCurrent({ id: address.id, takesFocus: true })}
                  onMakePrimary={() => void makePrimary(address)}
                  onDelete={() => void removeAndClose(address)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isNew ? (
        <AddressForm
          initial={newAddress(profile, isFirst)}
          isPrefilled={isFirst && profile?.personal_address_street1 !== ''}
          takesFocus={current.takesFocus}
          onClose={() => setCurrent(undefined)}
          onChanged={onChanged}
        />
      ) : null}
    </Card>
  );
}
