import { localeTags, useLocale, useTexts } from '@careline/shared';
import { Exchanged, Field, Select, Stack } from '@careline/shared/ui';
import { usePhoneNames } from '../phones/use-phone-names';
import { statusWords } from '../subscription/status-badge';
import { ExportInvoices } from './export-invoices';
import { InvoiceFilters } from './invoice-filters';
import { InvoiceSummary } from './invoice-summary';
import styles from './invoices.module.css';
import { monthsSince } from './months';
import { PrintInvoices } from './print-invoices';
import { ShownCount } from './shown-count';
import { Statement } from './statement';
import { TransactionList } from './transaction-list';
import { useInvoiceChoice } from './use-invoice-choice';
import { type SubscribedPhones, useShownInvoices } from './use-shown-invoices';

/** The chosen phone's summary and transactions. */
export function PhoneInvoices({ phones }: { readonly phones: SubscribedPhones }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const phoneName = usePhoneNames();
  const shown = useShownInvoices(phones);
  const { chosen, offset, month, status } = shown;
  const { choice, choose } = useInvoiceChoice({ phoneId: chosen.phoneId, month, status });
  const isWhole = month === undefined && status === undefined;
  return (
    <Stack gap={6}>
      <div className={styles.controls}>
        <Field label={t('invoices.phone')} className={styles.chooser ?? ''}>
          {(control) => (
            <Select
              {...control}
              name="phone"
              value={choice.phoneId}
              onChange={({ target }) => choose({ phoneId: target.value })}
            >
              {phones.map(({ phoneId, subscription: { status: state } }) => (
                <option key={phoneId} value={phoneId}>
                  {t('invoices.phoneOption', {
                    phone: phoneName(phoneId),
                    status: statusWords(state, t).toLocaleLowerCase(tag),
                  })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <InvoiceFilters choice={choice} months={monthsSince(chosen.since, new Date())} onChoose={choose} />
        <div className={styles.tools}>
          <ExportInvoices phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} month={month} status={status} />
          {isWhole ? <PrintInvoices phoneId={chosen.phoneId} /> : null}
        </div>
      </div>
      <ShownCount {...shown} />
      {isWhole ? <InvoiceSummary phoneId={chosen.phoneId} /> : null}
      <Exchanged shows={isWhole ? 'whole' : 'statement'}>
        {isWhole ? (
          <TransactionList phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} offset={offset} />
        ) : (
          <Statement phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} month={month} status={status} />
        )}
      </Exchanged>
    </Stack>
  );
}
