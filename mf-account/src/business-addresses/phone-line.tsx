import { useTexts } from '@careline/shared';
import type { ProfilePhone } from '@careline/shared/api';
import { Badge, formatPhone } from '@careline/shared/ui';
import styles from './phone-line.module.css';

/** A phone of the profile with its marks. */
export function PhoneLine({ phone }: { readonly phone: ProfilePhone }) {
  const { t } = useTexts();
  return (
    <div className={styles.phone}>
      <span className={styles.number}>{formatPhone(phone.phone_number)}</span>
      <Badge tone={phone.is_verified ? 'success' : 'warning'} dot>
        {t(phone.is_verified ? 'phones.verified' : 'phones.notVerified')}
      </Badge>
      {phone.is_primary ? <Badge tone="primary">{t('phones.primary')}</Badge> : null}
    </div>
  );
}
