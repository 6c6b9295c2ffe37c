import { localeTags, useLocale, usePlatform, useTexts } from '@careline/shared';
import { Card, formatDateTime, LinkButton } from '@careline/shared/ui';
import { paths } from '../paths';
import { readHistory } from '../profile-history/profile-history';
import styles from './account-page.module.css';

export function HistorySummary() {
  const { t } = useTexts();
  const locale = useLocale();
  const { drafts } = usePlatform();
  const [latest] = readHistory(drafts);
  return (
    <Card
      title={t('account.history.title')}
      footer={<LinkButton href={paths.profileHistory}>{t('account.history.open')}</LinkButton>}
    >
      <p className={styles.muted}>
        {latest
          ? t('account.history.latest', { date: formatDateTime(latest.at, localeTags[locale]) })
          : t('account.history.none')}
      </p>
    </Card>
  );
}
