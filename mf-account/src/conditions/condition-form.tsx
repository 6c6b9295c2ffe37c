import { type Drafts, errorMessage, usePlatform, useTexts } from '@careline/shared';
import {
  type Draft,
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
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import { SkillsField } from '../skills/skills-field';
import { type ConditionValues, conditionLimits, readConditionValues, valuesOf } from './condition-values';
import styles from './conditions.module.css';
import { useConditionName } from './use-condition-name';

/** The draft of one condition's form. */
export function openConditionDraft(drafts: Drafts, condition: UserCondition): Draft<ConditionValues> {
  return openDraft(drafts, {
    name: `condition.${condition.condition_id}`,
    base: valuesOf(condition),
    read: readConditionValues,
    isOnTop: true,
  });
}

/** The form that is open, for a button that stands outside. */
export interface OpenForm {
  /** Resolves to whether what stands in it is saved; what is wrong is said there. */
  readonly submit: () => Promise<boolean>;
}

/** Where the focus goes, the first that is wrong before the others. */
const textFields = ['personalized_short_description', 'personalized_long_description'] as const;
const rulesOf = (field: (typeof textFields)[number]) => ({
  maxLength: { value: conditionLimits[field], message: 'validation.tooLong' },
});

export interface ConditionFormProps {
  readonly ref: Ref<OpenForm>;
  readonly condition: UserCondition;
  readonly skills: readonly CatalogueItem[];
  /** Takes the focus, because the user has just opened it. */
  readonly takesFocus: boolean;
  /** A step has its own main action, which takes along what stands here. */
  readonly isInStep: boolean;
  /** What the server has refused of it. */
  readonly refusal: Error | undefined;
  /** Resolves to what the condition is then; rejects with an error that has been announced. */
  readonly onSave: (base: ConditionValues, values: ConditionValues) => Promise<UserCondition>;
  readonly onClose: () => void;
}

/** The professional's own words about one condition. */
export function ConditionForm(props: ConditionFormProps) {
  const { ref, condition, skills, takesFocus, isInStep, refusal, onSave, onClose } = props;
  const { t } = useTexts();
  const { drafts } = usePlatform();
  const name = useConditionName()(condition);
  const [draft] = useState(() => openConditionDraft(drafts, condition));
  const form = useForm<ConditionValues>({ defaultValues: draft.start });
  const { isRestored, goOnFrom } = useKeptForm(form, draft);
  useEffect(() => {
    if (refusal) showRefusal(form, refusal, errorMessage(refusal));
    if (takesFocus) form.setFocus(textFields.find((field) => form.getFieldState(field).invalid) ?? textFields[0]);
  }, [form, takesFocus, refusal]);
  useImperativeHandle(ref, () => ({ submit }));

  function close(): void {
    draft.close();
    onClose();
  }

  async function save(values: ConditionValues): Promise<boolean> {
    try {
      const after = await onSave(draft.base(), values);
      if (!goOnFrom(values, valuesOf(after))) onClose();
      return true;
    } catch (error) {
      // Opened again meanwhile, the form took what was shown at once for saved.
      draft.keep(form.getValues());
      showRefusal(form, error, errorMessage(error));
      return false;
    }
  }

  async function submit(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await save(values);
    })();
    return isSaved;
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
          hint={t('conditions.fields.shortHint', { limit: conditionLimits.personalized_short_description })}
          isOptional
          rules={rulesOf('personalized_short_description')}
        />
        <TextAreaField
          name="personalized_long_description"
          label={t('conditions.fields.personalized_long_description')}
          hint={t('conditions.fields.longHint', { limit: conditionLimits.personalized_long_description })}
          isOptional
          rules={rulesOf('personalized_long_description')}
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
          <SubmitButton variant={isInStep ? 'secondary' : 'primary'} busyText={t('conditions.form.saving')}>
            {t('conditions.form.save')}
          </SubmitButton>
          <Button onClick={close}>{t('conditions.form.cancel')}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
