import { localeTags, useLocale, useNavigate, useTexts } from '@careline/shared';
import { Field, Select } from '@careline/shared/ui';
import { transactionStatuses } from '../api/subscriptions/transaction';
import { type InvoiceChoice, invoiceHref } from './invoice-location';
import styles from './invoices.module.css';
import { monthName } from './months';

export interface InvoiceFiltersProps {
  readonly phoneId: string;
  readonly choice: Pick<InvoiceChoice, 'month' | 'status'>;
  /** As in ISO dates, the newest first. */
  readonly months: readonly string[];
}

/** Which month and which status; the address keeps them. */
export function InvoiceFilters({ phoneId, choice, months }: InvoiceFiltersProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const navigate = useNavigate();
  const choose = (changed: InvoiceChoice) => void navigate(invoiceHref(phoneId, { ...choice, ...changed }));
  // An address may name a month that is not offered.
  const offered = choice.month === undefined || months.includes(choice.month) ? months : [choice.month, ...months];
  return (
    <>
      <Field label={t('invoices.month')} className={styles.filter ?? ''}>
        {(control) => (
          <Select
            {...control}
            name="month"
            value={choice.month ?? ''}
            onChange={({ target }) => choose({ month: target.value || undefined })}
          >
            <option value="">{t('invoices.allMonths')}</option>
            {offered.map((month) => (
              <option key={month} value={month}>
                {monthName(month, tag)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('invoices.columns.status')} className={styles.filter ?? ''}>
        {(control) => (
          <Select
            {...control}
            name="status"
            value={choice.status ?? ''}
            onChange={({ target }) => choose({ status: transactionStatuses.find((one) => one === target.value) })}
          >
            <option value="">{t('invoices.allStatuses')}</option>
            {transactionStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`invoices.statuses.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
