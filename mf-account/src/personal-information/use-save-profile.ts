import { useAnnounceFailure, useNotice, usePlatform, useQuestion, useTexts } from '@careline/shared';
import { fetchFresh, type Profile, profileQuery } from '@careline/shared/api';
import { type KeptForm, showRefusal } from '@careline/shared/forms';
import { type RefObject, useEffect, useRef } from 'react';
import { profileBody } from '../api/profile/profile-body';
import { changeOnTop } from '../api/profile/profile-calls';
import { saveProfile } from '../api/profile/profile-changes';
import { recordChanges } from '../profile-history/profile-history';
import type { PhotoReading } from './photo-field';
import { profileChanges } from './profile-changes';
import { type ProfileField, type ProfileValues, trimEdits, valuesOf } from './profile-values';
import { markMissing, missingFields } from './required-fields';
import { type Agreement, nothingAgreed, planSave, type SavePlan, settle } from './save-plan';
import type { PhotoProblem } from './shrink-photo';
import { useAskConflicts } from './use-ask-conflicts';

export interface SaveProfileOptions extends Pick<KeptForm<ProfileValues>, 'form' | 'draft' | 'goOnFrom'> {
  /** Whether the form stands in a step of onboarding, which goes on only with a complete profile. */
  readonly isStep: boolean;
  /** The picture that is to be part of a save, and is not ready yet. */
  readonly reading: RefObject<PhotoReading | undefined>;
}

interface Saving {
  readonly fresh: Profile | null;
  readonly saved: Profile;
}

const photoErrors = {
  unreadable: 'mf-account:profile.photo.unreadable',
  tooLarge: 'mf-account:profile.photo.tooLarge',
} as const;

/**
 * Saves what the user edited on top of what the server has now: the profile is fetched fresh, and where an edited field has
 * changed there meanwhile, the user is asked, and so is who would make a complete profile incomplete (PD65).
 */
export function useSaveProfile({ form, draft, goOnFrom, isStep, reading }: SaveProfileOptions) {
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

  return async function save(): Promise<void> {
    const problem = await waitForPhoto();
    if (problem) {
      form.setError('photo_url', { message: photoErrors[problem] });
      return;
    }
    // Those that were sent with the click have neither the photo nor what was typed while it was read.
    const values = form.getValues();
    try {
      const done = await saveOnTop(trimEdits(draft.base(), values), nothingAgreed);
      if (done === undefined) return;
      goOnFrom(values, valuesOf(done.saved));
      announce(done.fresh, done.saved);
      // What was filled in meanwhile is there, and is saved next.
      const missing = missingFields(form.getValues());
      if (isStep && missing.length > 0) markMissing(form, missing);
    } catch (error) {
      showRefusal(form, error, announceFailure('failed.update', error));
    }
  };

  async function waitForPhoto(): Promise<PhotoProblem | undefined> {
    let problem: PhotoProblem | undefined;
    // Another one may be chosen meanwhile.
    while (reading.current) problem = await reading.current.problem;
    return problem;
  }

  /** Begins anew after each question: it may have stood for long, and other changes do not wait for its answer. */
  async function saveOnTop(values: ProfileValues, agreed: Agreement): Promise<Saving | undefined> {
    const done = await changeOnTop(platform, async (fresh): Promise<Saving | SavePlan> => {
      const plan = planSave(draft.base(), values, valuesOf(fresh), agreed);
      if (plan.conflicts.length > 0 || plan.emptied.length > 0) return plan;
      return { fresh, saved: await saveProfile(platform, fresh, profileBody(fresh, plan.merged)) };
    });
    if ('saved' in done) return done;
    const now = isThere.current ? await askAbout(done, agreed) : undefined;
    return now && saveOnTop(values, now);
  }

  /** Undefined where the user goes on editing. */
  async function askAbout({ conflicts, emptied }: SavePlan, agreed: Agreement): Promise<Agreement | undefined> {
    if (conflicts.length === 0) return (await isSure(emptied)) ? { ...agreed, emptied } : undefined;
    const givenUp = await askConflicts(conflicts);
    return givenUp && settle(agreed, conflicts, givenUp);
  }

  function isSure(emptied: readonly ProfileField[]): Promise<boolean> {
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
