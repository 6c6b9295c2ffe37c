import { type TransactionStatus, transactionStatuses } from '../api/subscriptions/transaction';
import { paths } from '../paths';

/** What is looked at: a page of everything, or the lines of one month or status. */
export interface InvoiceChoice {
  readonly offset?: number;
  /** As in an ISO date: `2026-11`. */
  readonly month?: string | undefined;
  readonly status?: TransactionStatus | undefined;
}

/** What the address says: which phone, and which of its transactions. Anything unreadable is left out. */
export function readInvoiceLocation(
  search: URLSearchParams,
): InvoiceChoice & { readonly phoneId: string | undefined; readonly offset: number } {
  const offset = search.get('offset') ?? '';
  const month = search.get('month') ?? '';
  return {
    phoneId: search.get('phone') ?? undefined,
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    status: transactionStatuses.find((known) => known === search.get('status')),
  };
}

/** The unprefixed address of what is looked at of a phone's transactions. */
export function invoiceHref(phoneId: string, { offset = 0, month, status }: InvoiceChoice = {}): string {
  const search = new URLSearchParams({ phone: phoneId });
  if (month !== undefined) search.set('month', month);
  if (status !== undefined) search.set('status', status);
  if (offset > 0) search.set('offset', String(offset));
  return `${paths.invoices}?${search}`;
}
