import { useLocale, usePlatform, useTexts } from '@careline/shared';
import { type Profile, queryKeys } from '@careline/shared/api';
import { countryName } from '../countries/countries';
import { skillNames, skillsText } from '../skills/skill-names';
import { ConflictDialog, type ConflictSide } from './conflict-dialog';
import type { ProfileConflict } from './profile-edits';
import type { ProfileField } from './profile-values';

/** Asks which of two values to keep, field by field. Resolves to the fields that the user gives up; undefined to go on editing. */
export function useAskConflicts() {
  const { t } = useTexts();
  const locale = useLocale();
  const platform = usePlatform();

  const savedSkills = () => platform.queries.getQueryData<Profile | null>(queryKeys.profile)?.skills ?? [];
  // As the form shows them: by the time of the question the cache has those that were saved elsewhere.
  const shownSkills = savedSkills();

  function textOf(field: ProfileField, value: ProfileConflict['yours']): string {
    if (typeof value !== 'string') {
      return skillsText(value, skillNames(platform, [...shownSkills, ...savedSkills()]));
    }
    if (field === 'personal_address_country') return countryName(value, locale);
    return field === 'photo_url' && value.startsWith('data:') ? t('profile.photo.uploaded') : value;
  }

  function sideOf(side: 'yours' | 'theirs', { field, [side]: value }: ProfileConflict): ConflictSide {
    return {
      label: t(`profile.conflict.${side}`, { value: textOf(field, value) || t('profile.conflict.blank') }),
      picture: field === 'photo_url' && typeof value === 'string' ? value : '',
    };
  }

  return function ask(conflicts: readonly ProfileConflict[]): Promise<readonly ProfileField[] | undefined> {
    const choices = conflicts.map((conflict) => ({
      field: conflict.field,
      label: t(`profile.fields.${conflict.field}`),
      yours: sideOf('yours', conflict),
      theirs: sideOf('theirs', conflict),
    }));
    const props = {
      title: t('profile.conflict.title'),
      description: t('profile.conflict.description'),
      cancelText: t('profile.conflict.cancel'),
      saveText: t('profile.conflict.save'),
      choices,
    };
    return platform.overlays.create(ConflictDialog, { props, destroyOnClose: true }).open();
  };
}
