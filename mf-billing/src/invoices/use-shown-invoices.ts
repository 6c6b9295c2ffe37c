import { useSearchParams } from '@careline/shared';
import type { SubscribedPhone } from '../phones/subscribed-phones';
import { type InvoiceChoice, readInvoiceLocation } from './invoice-location';

/** At least one. */
export type SubscribedPhones = readonly [SubscribedPhone, ...SubscribedPhone[]];

/** Which of the transactions the address shows. */
export interface ShownInvoices extends Pick<InvoiceChoice, 'month' | 'status'> {
  readonly chosen: SubscribedPhone;
  readonly offset: number;
}

/** What of the phones' transactions is shown; without a choice the first active one's (PD40). */
export function useShownInvoices(phones: SubscribedPhones): ShownInvoices {
  const [search] = useSearchParams();
  const { phoneId, offset, month, status } = readInvoiceLocation(search);
  const asked = phones.find((phone) => phone.phoneId === phoneId);
  const isOther = phoneId !== undefined && asked === undefined;
  return { chosen: asked ?? phones[0], offset: isOther ? 0 : offset, month, status };
}
