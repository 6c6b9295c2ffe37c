import { usePlatform, useSession } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import { type Draft, type FormHandle, isSame, openDraft, useForm, useKeptForm } from '@careline/shared/forms';
import { useEffect, useState } from 'react';
import { type ProfileValues, readProfileValues, valuesOf } from './profile-values';

/** The profile's form over its draft. While nothing is edited it follows the profile; edits stay, whatever the server says meanwhile. */
export function useProfileDraft(profile: Profile | null) {
  const { drafts } = usePlatform();
  const { user } = useSession();
  const [draft] = useState(() => {
    const base = valuesOf(profile);
    // A new professional has typed this address already: when registering.
    const initial = { ...base, email: base.email || (user?.email ?? '') };
    return openDraft(drafts, { name: 'profile', base, initial, read: readProfileValues });
  });
  const form: FormHandle<ProfileValues> = useForm<ProfileValues>({ defaultValues: draft.start });
  const kept = useKeptForm(form, draft);
  const { startAgain } = kept;

  useEffect(() => {
    const values = valuesOf(profile);
    // What is the same already needs no new start, which would take the marks off the fields.
    if (isUntouched(form, draft) && !isSame(form.getValues(), values)) startAgain(values);
  }, [form, draft, profile, startAgain]);

  function discard(): void {
    // The button leaves with its notice.
    form.setFocus('first_name');
    startAgain(valuesOf(profile));
  }

  return { ...kept, discard };
}

function isUntouched(form: FormHandle<ProfileValues>, draft: Draft<ProfileValues>): boolean {
  return isSame(form.getValues(), draft.base());
}
