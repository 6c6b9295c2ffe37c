import { usePlatform, useTexts } from '@careline/shared';
import { type Address, ApiError, createAddress, updateAddress } from '@careline/shared/api';
import { Form, FormActions, SubmitButton } from '@careline/shared/forms';
import { Alert, Button } from '@careline/shared/ui';
import { useEffect } from 'react';
import { DraftNotice } from '../drafts/draft-notice';
import { announceFailure } from '../notices';
import { AddressFields } from './address-fields';
import { type AddressValues, inputOf } from './address-values';
import styles from './business-addresses.module.css';
import { useAddressForm } from './use-address-form';

export interface AddressFormProps {
  /** The address to change; without it a new one is created. */
  readonly address?: Address;
  readonly initial: AddressValues;
  /** The new address starts with the personal one. */
  readonly isPrefilled?: boolean;
  /** Takes the focus, because the user has just opened it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly onChanged: (() => void) | undefined;
}

/** One address, new or known. */
export function AddressForm({
  address,
  initial,
  isPrefilled = false,
  takesFocus,
  onClose,
  onChanged,
}: AddressFormProps) {
  const { t } = useTexts();
  const platform = usePlatform();
  const { form, draft } = useAddressForm(address?.id, initial);
  const title = t(address ? 'addresses.form.edit' : 'addresses.form.new');

  useEffect(() => {
    if (takesFocus) form.setFocus('street1');
  }, [form, takesFocus]);

  function close(): void {
    draft.rebase(initial);
    onClose();
  }

  async function save(values: AddressValues): Promise<void> {
    try {
      const input = inputOf(values, address);
      const saved = address ? await updateAddress(platform, address.id, input) : await createAddress(platform, input);
      const change = address ? 'updated' : 'created';
      platform.toasts.add({
        title: t(`addresses.${change}.title`),
        description: t(`addresses.${change}.description`),
        color: 'success',
      });
      platform.events.emit('address.changed', { id: saved.id, change });
      close();
      onChanged?.();
    } catch (error) {
      announceFailure(platform, t(address ? 'failed.update' : 'failed.creation'), error);
      if (error instanceof ApiError) form.setError('root.server', { message: error.message });
    }
  }

  return (
    <div className={styles.form}>
      <h3 className={styles.formTitle}>{title}</h3>
      <Form form={form} onSubmit={save} label={title}>
        {draft.wasKept ? <DraftNotice onDiscard={close} /> : null}
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
