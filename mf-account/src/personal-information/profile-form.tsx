import { useTexts } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import { DraftNotice, Form, FormActions, SubmitButton } from '@careline/shared/forms';
import { useRef } from 'react';
import { MissingFields } from './missing-fields';
import type { PhotoReading } from './photo-field';
import { PersonalAddressFields, PersonFields, PracticeFields } from './profile-fields';
import { useClearFilled } from './required-fields';
import { useProfileDraft } from './use-profile-draft';
import { useSaveProfile } from './use-save-profile';

export interface ProfileFormProps {
  /** Null for a professional who has none yet. */
  readonly profile: Profile | null;
  readonly isStep: boolean;
}

/** All fields of the profile. An incomplete one can be saved too: the professional comes back to it, and what is missing is listed. */
export function ProfileForm({ profile, isStep }: ProfileFormProps) {
  const { t } = useTexts();
  const { isRestored, discard, ...kept } = useProfileDraft(profile);
  const reading = useRef<PhotoReading>(undefined);
  const save = useSaveProfile({ ...kept, isStep, reading });
  useClearFilled(kept.form);

  function handleDiscard(): void {
    // A picture that is read by then belongs to what was given up.
    reading.current = undefined;
    discard();
  }

  return (
    <Form form={kept.form} onSubmit={save} label={t('pages.personalInformation')}>
      {isRestored ? <DraftNotice onDiscard={handleDiscard} isSaving={kept.form.formState.isSubmitting} /> : null}
      <MissingFields />
      <PersonFields reading={reading} />
      <PracticeFields skills={profile?.skills ?? []} />
      <PersonalAddressFields />
      <FormActions>
        <SubmitButton busyText={t('profile.saving')}>{t('profile.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
