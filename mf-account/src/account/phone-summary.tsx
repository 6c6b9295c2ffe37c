import { usePagePath, useTexts } from '@careline/shared';
import type { ProfilePhone } from '@careline/shared/api';
import { Card, LinkButton } from '@careline/shared/ui';
import { PhoneLine } from '../business-addresses/phone-line';
import styles from './account-page.module.css';

export function PhoneSummary({ phones }: { readonly phones: readonly ProfilePhone[] }) {
  const { t } = useTexts();
  const pathOf = usePagePath();
  return (
    <Card
      title={t('account.phones.title')}
      footer={<LinkButton href={pathOf('phone-numbers')}>{t('account.phones.open')}</LinkButton>}
    >
      {phones.length === 0 ? (
        <p className={styles.muted}>{t('account.phones.none')}</p>
      ) : (
        <div className={styles.stack}>
          {phones.map((phone) => (
            <PhoneLine key={phone.id} phone={phone} />
          ))}
        </div>
      )}
    </Card>
  );
}
