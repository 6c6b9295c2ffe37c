import { useAnnounceFailure, useNotice, usePlatform, useQuestion, useTexts } from '@careline/shared';
import { fetchFresh, type Profile, profileQuery } from '@careline/shared/api';
import { type KeptForm, mergeEdits, showRefusal } from '@careline/shared/forms';
import { useEffect, useRef } from 'react';
import { profileBody } from '../api/profile/profile-body';
import { fetchBeforeChange } from '../api/profile/profile-calls';
import { saveProfile } from '../api/profile/profile-changes';
import { recordChanges } from '../profile-history/profile-history';
import { profileChanges } from './profile-changes';
import { conflictsOf } from './profile-edits';
import { type ProfileField, type ProfileValues, valuesOf } from './profile-values';
import { markMissing, missingFields } from './required-fields';
import { useAskConflicts } from './use-ask-conflicts';

export interface SaveProfileOptions extends Pick<KeptForm<ProfileValues>, 'form' | 'draft' | 'goOnFrom'> {
  /** Whether the form stands in a step of onboarding, which goes on only with a complete profile. */
  readonly isStep: boolean;
}

/**
 * Saves what the user edited on top of what the server has now: the profile is fetched fresh, and where an edited field has
 * changed there meanwhile, the user is asked, and so is who would make a complete profile incomplete (PD65).
 */
export function useSaveProfile({ form, draft, goOnFrom, isStep }: SaveProfileOptions) {
  const { t } = useTexts();
  const platform = usePlatform();
  const tell = useNotice();
  const announceFailure = useAnnounceFailure();
  const askConflicts = useAskConflicts();
  const ask = useQuestion();
  // Who has left the page meanwhile is asked nothing over another one: what was typed is kept, and comes back with the form.
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  return async function save(values: ProfileValues): Promise<void> {
    try {
      const fresh = await fetchBeforeChange(platform);
      const current = valuesOf(fresh);
      const conflicts = conflictsOf(draft.base(), values, current);
      if (conflicts.length > 0 && !isThere.current) return;
      const giveUp: readonly ProfileField[] | undefined = conflicts.length === 0 ? [] : await askConflicts(conflicts);
      if (giveUp === undefined) return;
      const merged = mergeEdits(draft.base(), values, current, giveUp);
      if (!(await isSure(current, merged))) return;
      const saved = await saveProfile(platform, profileBody(fresh, merged));
      goOnFrom(values, valuesOf(saved));
      announce(fresh, saved);
      // What was filled in meanwhile is there, and is saved next.
      const missing = missingFields(form.getValues());
      if (isStep && missing.length > 0) markMissing(form, missing);
    } catch (error) {
      showRefusal(form, error, announceFailure('failed.update', error));
    }
  };

  async function isSure(before: ProfileValues, after: ProfileValues): Promise<boolean> {
    const emptied = missingFields(after);
    if (emptied.length === 0 || missingFields(before).length > 0) return true;
    if (!isThere.current) return false;
    return ask({
      title: t('profile.emptied.title'),
      description: t('profile.emptied.text', {
        fields: emptied.map((field) => t(`profile.fields.${field}`)).join(', '),
        count: emptied.length,
      }),
      confirmText: t('profile.emptied.save'),
      cancelText: t('profile.conflict.cancel'),
    });
  }

  function announce(before: Profile | null, saved: Profile): void {
    recordChanges(platform.drafts, profileChanges(platform, before, saved));
    tell({
      title: 'profile.updated.title',
      description: 'profile.updated.description',
      color: 'success',
    });
    // The answer to a save may hold less than the profile. A failure here is told where the profile is next shown.
    fetchFresh(platform, profileQuery(platform.api)).catch((error: unknown) => console.warn(error));
  }
}
