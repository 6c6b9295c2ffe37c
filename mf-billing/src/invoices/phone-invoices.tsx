import { localeTags, useLocale, useNavigate, useSearchParams, useTexts } from '@careline/shared';
import { Field, Select, Stack } from '@careline/shared/ui';
import type { SubscribedPhone } from '../phones/subscribed-phones';
import { usePhoneNames } from '../phones/use-phone-names';
import { ExportInvoices } from './export-invoices';
import { InvoiceFilters } from './invoice-filters';
import { invoiceHref, readInvoiceLocation } from './invoice-location';
import { InvoiceSummary } from './invoice-summary';
import styles from './invoices.module.css';
import { monthName, monthsSince } from './months';
import { PrintInvoices } from './print-invoices';
import { Statement } from './statement';
import { StatementHead } from './statement-head';
import { TransactionList } from './transaction-list';

export interface PhoneInvoicesProps {
  /** At least one. */
  readonly phones: readonly [SubscribedPhone, ...SubscribedPhone[]];
}

/** The chosen phone's summary and transactions; without a choice the first active one's (PD40). */
export function PhoneInvoices({ phones }: PhoneInvoicesProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const phoneName = usePhoneNames();
  const asked = readInvoiceLocation(search);
  const chosen = phones.find(({ phoneId }) => phoneId === asked.phoneId) ?? phones[0];
  const offset = chosen.phoneId === asked.phoneId || asked.phoneId === undefined ? asked.offset : 0;
  const { month, status } = asked;
  const { subscription } = chosen;
  const isWhole = month === undefined && status === undefined;
  const period = [
    month === undefined ? t('invoices.allMonths') : monthName(month, tag),
    status === undefined ? '' : t(`invoices.statuses.${status}`),
  ];
  return (
    <Stack gap={6}>
      <StatementHead phone={phoneName(chosen.phoneId)} period={period.filter(Boolean).join(' · ')} />
      <div className={styles.controls}>
        <Field label={t('invoices.phone')} className={styles.chooser ?? ''}>
          {(control) => (
            <Select
              {...control}
              name="phone"
              value={chosen.phoneId}
              onChange={(event) => void navigate(invoiceHref(event.target.value))}
            >
              {phones.map(({ phoneId, subscription: { status: state } }) => (
                <option key={phoneId} value={phoneId}>
                  {t('invoices.phoneOption', {
                    phone: phoneName(phoneId),
                    status: t(`subscription.status.${state}`, { defaultValue: state }).toLocaleLowerCase(tag),
                  })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <InvoiceFilters
          phoneId={chosen.phoneId}
          choice={{ month, status }}
          months={monthsSince(subscription.created_at ?? subscription.start_date, new Date())}
        />
        <div className={styles.tools}>
          <ExportInvoices phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} />
          {isWhole ? <PrintInvoices phoneId={chosen.phoneId} /> : null}
        </div>
      </div>
      {isWhole ? (
        <>
          <InvoiceSummary phoneId={chosen.phoneId} />
          <TransactionList phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} offset={offset} />
        </>
      ) : (
        <Statement phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} month={month} status={status} />
      )}
    </Stack>
  );
}
