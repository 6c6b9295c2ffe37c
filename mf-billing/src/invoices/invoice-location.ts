import { TRANSACTIONS_PAGE_SIZE } from '../api/subscriptions/transaction-calls';
import { paths } from '../paths';

/** What the address says: which phone, and from which transaction on. Anything unreadable is left out. */
export function readInvoiceLocation(search: URLSearchParams): {
  readonly phoneId: string | undefined;
  readonly offset: number;
} {
  const offset = search.get('offset') ?? '';
  return { phoneId: search.get('phone') ?? undefined, offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0 };
}

/** The unprefixed address of a page of a phone's transactions. */
export function invoiceHref(phoneId: string, offset = 0): string {
  const search = new URLSearchParams({ phone: phoneId });
  if (offset > 0) search.set('offset', String(offset));
  return `${paths.invoices}?${search}`;
}

/** Where the page before or after begins. */
export function steppedOffset(offset: number, step: -1 | 1): number {
  return Math.max(0, offset + step * TRANSACTIONS_PAGE_SIZE);
}
