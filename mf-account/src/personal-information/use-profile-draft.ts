import { usePlatform, useSession } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import { type UseFormReturn, useForm } from '@careline/shared/forms';
import { useEffect, useState } from 'react';
import { type Draft, isSame, openDraft } from '../drafts/draft';
import { type ProfileValues, readProfileValues, valuesOf } from './profile-values';

export type ProfileFormHandle = UseFormReturn<ProfileValues, unknown, ProfileValues>;

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
  const form: ProfileFormHandle = useForm<ProfileValues>({ defaultValues: draft.start });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

  useEffect(() => {
    const fresh = valuesOf(profile);
    if (isUntouched(form, draft)) startAgain(form, draft, fresh);
  }, [form, draft, profile]);

  return { form, draft, discard: () => startAgain(form, draft, valuesOf(profile)) };
}

function isUntouched(form: ProfileFormHandle, draft: Draft<ProfileValues>): boolean {
  return isSame(form.getValues(), draft.base());
}

/** The form shows `values`, and nothing is unsaved. */
export function startAgain(form: ProfileFormHandle, draft: Draft<ProfileValues>, values: ProfileValues): void {
  draft.rebase(values);
  form.reset(values);
}
