import { usePageAction, useTexts } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import type { Address } from '@careline/shared/lists';
import { Button, Card, EmptyState, PlusIcon } from '@careline/shared/ui';
import { useId, useRef, useState } from 'react';
import { useFocusOnward } from '../focus/use-focus-onward';
import { AddressForm } from './address-form';
import { AddressRow } from './address-row';
import { type AddressField, newAddress, valuesOf } from './address-values';
import styles from './business-addresses.module.css';
import { useAddressActions } from './use-address-actions';
import { useCurrentAddress } from './use-current-address';

export interface AddressListProps {
  readonly addresses: readonly Address[];
  /** Gives the first address its start. */
  readonly profile: Profile | null | undefined;
}

/** All business addresses; one of them, or a new one, is open for editing. */
export function AddressList({ addresses, profile }: AddressListProps) {
  const { t } = useTexts();
  const { running, makePrimary, remove } = useAddressActions();
  const { current, open, replace } = useCurrentAddress(addresses);
  const [leavingId, setLeavingId] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const editId = (id: string) => `${listId}-edit-${id}`;
  const editButton = (id: string) => document.getElementById(editId(id));
  const isFirst = addresses.length === 0;
  const isNew = current !== undefined && current.id === undefined;

  usePageAction('add-address', open);
  useFocusOnward(current, ({ id }) => (id && editButton(id)) || addButton.current);
  // Another tab may have deleted the one that is open.
  useFocusOnward(
    addresses.find(({ id }) => id === current?.id),
    () => addButton.current,
  );
  useFocusOnward(
    addresses.find(({ id }) => id === leavingId),
    () => addButton.current ?? region.current,
  );

  function removeAndClose(address: Address): void {
    setLeavingId(address.id);
    void remove(address, () => replace(({ id }) => id === address.id));
  }

  const add = (
    <Button ref={addButton} variant={isFirst ? 'primary' : 'secondary'} icon={<PlusIcon />} onClick={() => open()}>
      {t('addresses.add')}
    </Button>
  );
  const form = {
    focus: current?.focus,
    onClose: () => replace((opened) => opened === current),
    onContinue: (id: string, focus: AddressField) => replace((opened) => opened === current, { id, focus }),
  };

  return (
    <div ref={region} tabIndex={-1}>
      <Card title={t('addresses.listTitle')} padding="flush" actions={isFirst || isNew ? undefined : add}>
        {isFirst && !isNew ? (
          <EmptyState drawing="place" title={t('addresses.empty.title')} action={add}>
            {t('addresses.empty.text')}
          </EmptyState>
        ) : null}
        {isFirst ? null : (
          <ul className={styles.list}>
            {primaryFirst(addresses).map((address) => (
              <li key={address.id} className={styles.item}>
                {current?.id === address.id ? (
                  <AddressForm {...form} address={address} initial={valuesOf(address)} />
                ) : (
                  <AddressRow
                    address={address}
                    running={running}
                    editId={editId(address.id)}
                    onEdit={() => open(address.id)}
                    onMakePrimary={() => {
                      // The badge takes the button's place at once.
                      editButton(address.id)?.focus();
                      void makePrimary(address);
                    }}
                    onDelete={() => removeAndClose(address)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {isNew ? (
          <AddressForm
            {...form}
            initial={newAddress(profile, isFirst)}
            isPrefilled={isFirst && Boolean(profile?.personal_address_street1)}
          />
        ) : null}
      </Card>
    </div>
  );
}

function primaryFirst(addresses: readonly Address[]): readonly Address[] {
  return addresses.toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary));
}
