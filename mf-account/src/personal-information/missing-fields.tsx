import { useTexts } from '@careline/shared';
import { useFormContext, useWatch } from '@careline/shared/forms';
import { Alert } from '@careline/shared/ui';
import type { MouseEvent } from 'react';
import styles from './missing-fields.module.css';
import type { ProfileField, ProfileValues } from './profile-values';
import { missingFields } from './required-fields';

/** What a complete profile still lacks, as links to the fields; it shrinks while one types. */
export function MissingFields() {
  const { t } = useTexts();
  const { control, formState, getValues, setFocus } = useFormContext<ProfileValues>();
  useWatch({ control });
  const missing = missingFields(getValues());
  // After a save the form's own summary lists them.
  if (missing.length === 0 || formState.errors.root?.incomplete !== undefined) return null;

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
            <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {t(`profile.fields.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
