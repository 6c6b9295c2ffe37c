import { useLocale, useTexts } from '@careline/shared';
import type { Address } from '@careline/shared/lists';
import { Badge, Card, LinkButton } from '@careline/shared/ui';
import { addressLines } from '../business-addresses/address-text';
import { paths } from '../paths';
import styles from './account-page.module.css';

export function AddressSummary({ addresses }: { readonly addresses: readonly Address[] }) {
  const { t } = useTexts();
  const locale = useLocale();
  const primary = addresses.find((address) => address.is_primary);
  const [street, rest] = primary ? addressLines(primary, locale) : [];
  return (
    <Card
      title={t('account.addresses.title')}
      actions={addresses.length > 0 ? <Badge>{t('account.addresses.count', { count: addresses.length })}</Badge> : null}
      footer={<LinkButton href={paths.businessAddresses}>{t('account.addresses.open')}</LinkButton>}
    >
      {primary ? (
        <div className={styles.words}>
          <p className={styles.strong}>{street}</p>
          <p className={styles.muted}>{rest}</p>
        </div>
      ) : (
        <p className={styles.muted}>
          {t(addresses.length > 0 ? 'account.addresses.noPrimary' : 'account.addresses.none')}
        </p>
      )}
    </Card>
  );
}
