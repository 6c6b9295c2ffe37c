import { usePlatform, useSession } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import { type Draft, type FormHandle, isSame, openDraft, useForm, useKeptForm } from '@careline/shared/forms';
import { useEffect, useState } from 'react';
import { type ProfileValues, readProfileValues, valuesOf } from './profile-values';

/** The profile's form over its draft. While nothing is edited it follows the profile; edits stay, whatever the server says meanwhile. */
export function useProfileDraft(profile: Profile | null) {
  const { drafts } = usePlatform();
  const { user } = useSession();
  const email = user?.email;
  const [draft] = useState(() => {
    const base = valuesOf(profile);
    return openDraft(drafts, { name: 'profile', base, initial: withEmail(base, email), read: readProfileValues });
  });
  const form: FormHandle<ProfileValues> = useForm<ProfileValues>({ defaultValues: draft.start });
  const kept = useKeptForm(form, draft);
  const { startAgain } = kept;

  useEffect(() => {
    const values = valuesOf(profile);
    // What is the same already needs no new start, which would take the marks off the fields.
    if (isUntouched(form, draft, email) && !isSame(draft.base(), values)) startAgain(values);
  }, [form, draft, profile, email, startAgain]);

  function discard(): void {
    // The button leaves with its notice.
    form.setFocus('first_name');
    startAgain(valuesOf(profile));
  }

  return { ...kept, discard };
}

/** A new professional has typed this address already: when registering. */
function withEmail(values: ProfileValues, email = ''): ProfileValues {
  return { ...values, email: values.email || email };
}

function isUntouched(form: FormHandle<ProfileValues>, draft: Draft<ProfileValues>, email: string | undefined): boolean {
  const base = draft.base();
  return [base, withEmail(base, email)].some((values) => isSame(form.getValues(), values));
}
