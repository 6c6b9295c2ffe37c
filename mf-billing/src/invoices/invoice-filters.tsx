import { localeTags, useLocale, useTexts } from '@careline/shared';
import { Field, Select } from '@careline/shared/ui';
import { transactionStatuses } from '../api/subscriptions/transaction';
import type { InvoiceChoice } from './invoice-location';
import styles from './invoices.module.css';
import { monthName } from './months';

export interface InvoiceFiltersProps {
  readonly choice: Pick<InvoiceChoice, 'month' | 'status'>;
  /** As in ISO dates, the newest first. */
  readonly months: readonly string[];
  readonly onChoose: (changed: Pick<InvoiceChoice, 'month' | 'status'>) => void;
}

/** Which month and which status; the address keeps them. */
export function InvoiceFilters({ choice, months, onChoose }: InvoiceFiltersProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
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
            onChange={({ target }) => onChoose({ month: target.value || undefined })}
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
            onChange={({ target }) => onChoose({ status: transactionStatuses.find((one) => one === target.value) })}
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
