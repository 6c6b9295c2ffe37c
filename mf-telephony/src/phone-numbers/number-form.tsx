import { type Drafts, usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import {
  type Draft,
  DraftNotice,
  Form,
  FormActions,
  openDraft,
  SelectField,
  SubmitButton,
  showRefusal,
  TextAreaField,
  TextField,
  useForm,
  useKeptForm,
} from '@careline/shared/forms';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Button, formatPhone } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import type { NumberUpdate } from '../api/numbers/number-calls';
import { verifiedPhones } from '../phones/verified-phones';
import { type NumberValues, readNumberValues, updateOf, valuesOf } from './number-values';
import styles from './phone-numbers.module.css';
import type { FailedChange } from './use-number-changes';

/** The draft of one number's form. */
export function openNumberDraft(drafts: Drafts, number: ForwardingNumber): Draft<NumberValues> {
  return openDraft(drafts, {
    name: `forwarding-number.${number.id}`,
    base: valuesOf(number),
    read: readNumberValues,
    isOnTop: true,
  });
}

const nameRules = {
  validate: (text: string) => text.trim() !== '' || 'validation.required',
  maxLength: { value: 100, message: 'validation.tooLong' },
};
const purposeRules = { maxLength: { value: 500, message: 'validation.tooLong' } };

export interface NumberFormProps {
  readonly number: ForwardingNumber;
  /** Whether it was the user who opened it. */
  readonly takesFocus: boolean;
  /** Resolves to what is wrong, in words, or undefined where it was saved. */
  readonly onSave: (update: NumberUpdate) => Promise<FailedChange | undefined>;
  readonly onClose: () => void;
}

/** A number's name, purpose and target; what was typed outlives a reload. */
export function NumberForm({ number, takesFocus, onSave, onClose }: NumberFormProps) {
  const { t } = useTexts();
  const { api, drafts } = usePlatform();
  const profile = useQuery(profileQuery(api));
  const [draft] = useState(() => openNumberDraft(drafts, number));
  const form = useForm<NumberValues>({ defaultValues: draft.start });
  const { isRestored, goOnFrom } = useKeptForm(form, draft);
  const { setFocus } = form;
  const verified = verifiedPhones(profile.data);
  // Where calls go already stays to be chosen, whatever became of that phone.
  const own = [draft.base(), draft.start].map(({ forward_to_number }) => forward_to_number);
  const targets = [...new Set([...own, ...verified.map(({ phone_number }) => formatPhone(phone_number))])];
  const title = t('numbers.form.title', { number: formatPhone(number.phone_number) });

  useEffect(() => {
    if (takesFocus) setFocus('friendly_name');
  }, [takesFocus, setFocus]);

  function close(): void {
    draft.close();
    onClose();
  }

  async function save(values: NumberValues): Promise<void> {
    const update = updateOf(draft.base(), values);
    const failed = await onSave(update);
    if (failed !== undefined) showRefusal(form, failed.error, failed.message);
    else if (!goOnFrom(values, valuesOf({ ...number, ...update }))) onClose();
  }

  return (
    <div className={styles.form}>
      <h3 className={styles.formTitle}>{title}</h3>
      <Form form={form} onSubmit={save} label={title}>
        {isRestored ? <DraftNotice onDiscard={close} /> : null}
        <TextField
          name="friendly_name"
          label={t('numbers.fields.friendly_name')}
          autoComplete="off"
          rules={nameRules}
        />
        <SelectField
          name="forward_to_number"
          label={t('numbers.fields.forward_to_number')}
          hint={t('numbers.form.targetHint')}
          {...(own.includes('') ? {} : { placeholder: null })}
          options={targets.filter(Boolean).map((phone) => ({ value: phone, label: phone }))}
        />
        <TextAreaField name="purpose" label={t('numbers.fields.purpose')} rows={2} isOptional rules={purposeRules} />
        <FormActions>
          <SubmitButton busyText={t('numbers.form.saving')}>{t('numbers.form.save')}</SubmitButton>
          <Button onClick={close}>{t('cancel', { ns: 'shared' })}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
