import { useAnnounceFailure, useNotice, usePlatform, useTexts } from '@careline/shared';
import { ApiError, queryKeys } from '@careline/shared/api';
import { DraftNotice, Form, FormActions, SubmitButton, showRefusal } from '@careline/shared/forms';
import type { Address } from '@careline/shared/lists';
import { Alert, Button, isFocusLost } from '@careline/shared/ui';
import { useEffect } from 'react';
import { addAddress, changeAddress } from '../api/addresses/address-changes';
import { AddressFields } from './address-fields';
import { type AddressField, type AddressValues, changesOf, fieldOf, inputOf, valuesOf } from './address-values';
import styles from './business-addresses.module.css';
import { isNewTyped, useAddressForm } from './use-address-form';
import { useCreatedMeanwhile } from './use-created-meanwhile';

export interface AddressFormProps {
  /** The address to change; without it a new one is created. */
  readonly address?: Address;
  readonly initial: AddressValues;
  /** The new address starts with the personal one. */
  readonly isPrefilled?: boolean;
  /** The field that takes the focus; none where it was not the user who opened the form. */
  readonly focus: AddressField | undefined;
  readonly onClose: () => void;
  /** The new address is there, and was edited on while it was created: its own form goes on. */
  readonly onContinue: (id: string, focus: AddressField) => void;
}

/** One address, new or known. */
export function AddressForm(props: AddressFormProps) {
  const { address, initial, isPrefilled = false, focus, onClose, onContinue } = props;
  const { t } = useTexts();
  const platform = usePlatform();
  const tell = useNotice();
  const announceFailure = useAnnounceFailure();
  const { form, draft, isRestored, goOnFrom, moveTo } = useAddressForm(address?.id, initial);
  const title = t(address ? 'addresses.form.edit' : 'addresses.form.new');

  useEffect(() => {
    // The button that opens leaves with the focus; who is elsewhere stays there.
    if (focus && isFocusLost()) form.setFocus(focus);
  }, [form, focus]);

  function close(): void {
    draft.close();
    onClose();
  }

  useCreatedMeanwhile(!address && !form.formState.isSubmitting, () => inputOf(form.getValues()), close);

  /** What was typed since `sent` keeps a form open. */
  function finish(sent: AddressValues, saved: Address): void {
    if (!goOnFrom(sent, valuesOf(saved))) {
      onClose();
    } else if (!address) {
      moveTo(saved);
      onContinue(saved.id, fieldOf(document.activeElement) ?? 'street1');
    }
  }

  /** Another tab or device has deleted the address: the list, asked for again, hands what is typed to a new one. */
  function isGone(error: unknown): boolean {
    return address !== undefined && error instanceof ApiError && error.status === 404 && !isNewTyped(platform.drafts);
  }

  async function save(values: AddressValues): Promise<void> {
    try {
      const saved = address
        ? await changeAddress(platform, address, changesOf(draft.base(), values))
        : await addAddress(platform, inputOf(values));
      const change = address ? 'updated' : 'created';
      tell({
        title: `addresses.${change}.title`,
        description: `addresses.${change}.description`,
        color: 'success',
      });
      finish(values, saved);
    } catch (error) {
      const message = announceFailure(address ? 'failed.update' : 'failed.creation', error);
      if (isGone(error)) void platform.queries.invalidateQueries({ queryKey: queryKeys.addresses });
      else showRefusal(form, error, message);
    }
  }

  return (
    <div className={styles.form}>
      <h3 className={styles.formTitle}>{title}</h3>
      <Form form={form} onSubmit={save} label={title}>
        {isRestored ? <DraftNotice onDiscard={close} /> : null}
        {isPrefilled && !draft.wasKept ? <Alert tone="info">{t('addresses.form.prefilled')}</Alert> : null}
        <AddressFields />
        <FormActions>
          <SubmitButton busyText={t('addresses.form.saving')}>{t('addresses.form.save')}</SubmitButton>
          <Button onClick={close}>{t('addresses.form.cancel')}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
