import { errorMessage, usePlatform, useTexts } from '@careline/shared';
import {
  DraftNotice,
  Form,
  FormActions,
  openDraft,
  SubmitButton,
  SwitchField,
  showRefusal,
  TextAreaField,
  TextField,
  useForm,
  useKeptForm,
} from '@careline/shared/forms';
import type { CatalogueItem, UserCondition } from '@careline/shared/lists';
import { Button } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import { SkillsField } from '../skills/skills-field';
import { type ConditionValues, readConditionValues, valuesOf } from './condition-values';
import styles from './conditions.module.css';
import { useConditionName } from './use-condition-name';

export function conditionDraftName(conditionId: string): string {
  return `condition.${conditionId}`;
}

export interface ConditionFormProps {
  readonly condition: UserCondition;
  readonly skills: readonly CatalogueItem[];
  /** Takes the focus, because the user has just opened it. */
  readonly takesFocus: boolean;
  /** Resolves to what the condition is then; rejects with an error that has been announced. */
  readonly onSave: (base: ConditionValues, values: ConditionValues) => Promise<UserCondition>;
  readonly onClose: () => void;
}

/** The professional's own words about one condition. */
export function ConditionForm({ condition, skills, takesFocus, onSave, onClose }: ConditionFormProps) {
  const { t } = useTexts();
  const { drafts } = usePlatform();
  const name = useConditionName()(condition);
  const [draft] = useState(() =>
    openDraft(drafts, {
      name: conditionDraftName(condition.condition_id),
      base: valuesOf(condition),
      read: readConditionValues,
      isOnTop: true,
    }),
  );
  const form = useForm<ConditionValues>({ defaultValues: draft.start });
  const { isRestored, goOnFrom } = useKeptForm(form, draft);
  useEffect(() => {
    if (takesFocus) form.setFocus('personalized_short_description');
  }, [form, takesFocus]);

  function close(): void {
    draft.close();
    onClose();
  }

  async function save(values: ConditionValues): Promise<void> {
    try {
      const after = await onSave(draft.base(), values);
      if (!goOnFrom(values, valuesOf(after))) onClose();
    } catch (error) {
      showRefusal(form, error, errorMessage(error));
    }
  }

  return (
    <div className={styles.form}>
      <h3 className={styles.formTitle} lang={catalogueLanguage}>
        {name}
      </h3>
      <Form form={form} onSubmit={save} label={t('conditions.form.label', { name })}>
        {isRestored ? <DraftNotice onDiscard={close} /> : null}
        <TextField
          name="personalized_short_description"
          label={t('conditions.fields.personalized_short_description')}
          hint={t('conditions.fields.shortHint')}
          isOptional
        />
        <TextAreaField
          name="personalized_long_description"
          label={t('conditions.fields.personalized_long_description')}
          hint={t('conditions.fields.longHint')}
          isOptional
        />
        <SkillsField
          name="associated_skills"
          label={t('conditions.fields.associated_skills')}
          hint={t('conditions.fields.skillsHint')}
          known={skills}
          isOptional
        />
        <SwitchField name="active" label={t('conditions.fields.active')} hint={t('conditions.fields.activeHint')} />
        <FormActions>
          <SubmitButton busyText={t('conditions.form.saving')}>{t('conditions.form.save')}</SubmitButton>
          <Button onClick={close}>{t('conditions.form.cancel')}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
