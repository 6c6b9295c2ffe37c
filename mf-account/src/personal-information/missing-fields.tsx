import { useTexts } from '@careline/shared';
import { profileCompleteness } from '@careline/shared/api';
import { useFormContext, useWatch } from '@careline/shared/forms';
import type { RequiredProfileField } from '@careline/shared/lists';
import { Alert } from '@careline/shared/ui';
import type { MouseEvent } from 'react';
import styles from './missing-fields.module.css';
import type { ProfileField, ProfileValues } from './profile-values';

/** What a complete profile still lacks, as links to the fields; it shrinks while one types. */
export function MissingFields() {
  const { t } = useTexts();
  const { control, getValues, setFocus } = useFormContext<ProfileValues>();
  useWatch({ control });
  const { missing } = profileCompleteness({ ...getValues(), skills: [] });
  if (missing.length === 0) return null;

  function focusField(event: MouseEvent, field: ProfileField): void {
    // The address belongs to the router.
    event.preventDefault();
    setFocus(field);
  }

  return (
    <Alert tone="info" title={t('profile.missing')}>
      <ul className={styles.list}>
        {missing.map((name) => (
          <li key={name}>
            <a href={`#${fieldOf(name)}`} onClick={(event) => focusField(event, fieldOf(name))}>
              {t(`profile.fields.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function fieldOf(name: RequiredProfileField): ProfileField {
  return name === 'skills' ? 'skill_ids' : name;
}
