import { localeTags, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { Card, DescriptionList, EmptyState, formatDateTime, LinkButton, PageHeader } from '@careline/shared/ui';
import { paths } from '../paths';
import { HistoryTable } from './history-table';
import { readHistory } from './profile-history';
import styles from './profile-history.module.css';

/** /dashboard/account/profile-history: what was changed in this tab in this session (PD33). */
export function ProfileHistoryPage() {
  const { t } = useTexts();
  const locale = useLocale();
  const { api, drafts } = usePlatform();
  const profile = useQuery(profileQuery(api));
  const entries = readHistory(drafts);
  const dates = [
    { label: t('history.created'), at: profile.data?.created_at },
    { label: t('history.updated'), at: profile.data?.updated_at },
  ].flatMap(({ label, at }) => (at ? [{ label, value: formatDateTime(at, localeTags[locale]) }] : []));
  return (
    <>
      <PageHeader title={t('pages.profileHistory')} description={t('history.description')} />
      <div className={styles.cards}>
        {dates.length === 0 ? null : (
          <Card>
            <DescriptionList items={dates} />
          </Card>
        )}
        <Card padding="flush">
          {entries.length === 0 ? (
            <EmptyState
              drawing="history"
              title={t('history.emptyTitle')}
              action={<LinkButton href={paths.personalInformation}>{t('history.emptyAction')}</LinkButton>}
            >
              {t('history.emptyText')}
            </EmptyState>
          ) : (
            <HistoryTable entries={entries} />
          )}
        </Card>
      </div>
    </>
  );
}
