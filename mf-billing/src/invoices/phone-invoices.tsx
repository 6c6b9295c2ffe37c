import { useNavigate, useSearchParams, useTexts } from '@careline/shared';
import { Field, Select, Stack } from '@careline/shared/ui';
import type { SubscribedPhone } from '../phones/subscribed-phones';
import { usePhoneNames } from '../phones/use-phone-names';
import { ExportInvoices } from './export-invoices';
import { invoiceHref, readInvoiceLocation } from './invoice-location';
import { InvoiceSummary } from './invoice-summary';
import styles from './invoices.module.css';
import { TransactionList } from './transaction-list';

export interface PhoneInvoicesProps {
  /** At least one. */
  readonly phones: readonly [SubscribedPhone, ...SubscribedPhone[]];
}

/** The chosen phone's summary and transactions; without a choice the first active one's (PD40). */
export function PhoneInvoices({ phones }: PhoneInvoicesProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const phoneName = usePhoneNames();
  const asked = readInvoiceLocation(search);
  const chosen = phones.find(({ phoneId }) => phoneId === asked.phoneId) ?? phones[0];
  const offset = chosen.phoneId === asked.phoneId || asked.phoneId === undefined ? asked.offset : 0;
  return (
    <Stack gap={6}>
      <div className={styles.controls}>
        <Field label={t('invoices.phone')} className={styles.chooser ?? ''}>
          {(control) => (
            <Select
              {...control}
              name="phone"
              value={chosen.phoneId}
              onChange={(event) => void navigate(invoiceHref(event.target.value))}
            >
              {phones.map(({ phoneId, subscription }) => (
                <option key={phoneId} value={phoneId}>
                  {t('invoices.phoneOption', {
                    phone: phoneName(phoneId),
                    status: t(`subscription.status.${subscription.status}`, { defaultValue: subscription.status }),
                  })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ExportInvoices phoneId={chosen.phoneId} phone={phoneName(chosen.phoneId)} />
      </div>
      <InvoiceSummary phoneId={chosen.phoneId} />
      <TransactionList phoneId={chosen.phoneId} offset={offset} />
    </Stack>
  );
}
