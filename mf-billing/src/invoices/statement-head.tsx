import { localeTags, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { formatDate } from '@careline/shared/ui';
import styles from './invoices.module.css';

export interface StatementHeadProps {
  /** The phone's number, as people write it. */
  readonly phone: string;
  /** The month or whatever else is told of. */
  readonly period: string;
}

/** What a sheet says of itself, because around it there is no page: whose, of whom, of when. */
export function StatementHead({ phone, period }: StatementHeadProps) {
  const { api } = usePlatform();
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const profile = useQuery(profileQuery(api)).data;
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const lines = [
    ['professional', name],
    ['phone', phone],
    ['period', period],
    ['issued', formatDate(new Date().toISOString(), tag)],
  ] as const;
  return (
    <div className={styles.letterhead}>
      <p className={styles.brand}>{t('invoices.statement.head.brand')}</p>
      <dl>
        {lines
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(`invoices.statement.head.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
