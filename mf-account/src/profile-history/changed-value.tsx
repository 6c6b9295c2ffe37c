import { useLocale, useTexts } from '@careline/shared';
import { Avatar, Inline } from '@careline/shared/ui';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import { countryName } from '../countries/countries';
import styles from './profile-history.module.css';

/** Fields that hold names of the catalogue. */
const named = ['skill_ids', 'conditions', 'associated_skills'];

/** A value of a field as people read it. */
export function ChangedValue({ field, value }: { readonly field: string; readonly value: string }) {
  const { t } = useTexts();
  const locale = useLocale();
  if (value === '') return <span className={styles.blank}>{t('history.blank')}</span>;
  if (field === 'photo_url')
    return (
      <Inline gap={2}>
        <Avatar name="" src={value} size={32} />
        <span className={styles.value}>{value.startsWith('data:') ? t('profile.photo.uploaded') : value}</span>
      </Inline>
    );
  if (field === 'active') return t(value === 'true' ? 'history.yes' : 'history.no');
  return (
    <span className={styles.value} lang={named.includes(field) ? catalogueLanguage : undefined}>
      {field === 'personal_address_country' ? countryName(value, locale) : value}
    </span>
  );
}
