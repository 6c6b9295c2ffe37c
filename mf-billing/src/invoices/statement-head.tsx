import { localeTags, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { profileQuery } from '@careline/shared/api';
import { formatDate } from '@careline/shared/ui';
import { usePhoneNames } from '../phones/use-phone-names';
import styles from './invoices.module.css';
import { monthName } from './months';
import { type SubscribedPhones, useShownInvoices } from './use-shown-invoices';

/** What a sheet says of itself above all else, because around it there is no page: whose, of whom, of when. */
export function StatementHead({ phones }: { readonly phones: SubscribedPhones }) {
  const { api } = usePlatform();
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const phoneName = usePhoneNames();
  const { chosen, month, status } = useShownInvoices(phones);
  const profile = useQuery(profileQuery(api)).data;
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const period = [
    month === undefined ? t('invoices.allMonths') : monthName(month, tag),
    status === undefined ? '' : t(`invoices.statuses.${status}`),
  ];
  const lines = [
    ['professional', name],
    ['phone', phoneName(chosen.phoneId)],
    ['period', period.filter(Boolean).join(' · ')],
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
