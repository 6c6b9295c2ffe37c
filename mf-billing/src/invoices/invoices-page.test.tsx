import { failure } from '@careline/shared/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { billsOf, TRANSACTIONS } from '../api/testing/bills';
import { INVOICES, openBills, rowOf, SUMMARY, transaction } from '../testing/bill-pages';
import { subscription } from '../testing/billing-platform';

describe('transactions', () => {
  it('R23 R197: lists the first active phone, fifty from the first', async () => {
    const { api } = await openBills(INVOICES, [transaction]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeTruthy();
    const row = await rowOf('Subscription Fee');
    expect(row.textContent).toContain('Jan\u00a05,\u00a02026');
    expect(row.textContent).toContain('$19.00');
    expect(api.callsOf(TRANSACTIONS).map(({ query }) => query)).toEqual([{ limit: '50', offset: '0' }]);
  });

  it.each([
    ['subscription_fee', 'Subscription Fee'],
    ['phone_renewal', 'Monthly Renewal'],
    ['cancellation_refund', 'Cancellation Refund'],
    ['setup_fee', 'Setup Fee'],
    ['usage_charge', 'Usage Charge'],
    ['other', 'Other'],
  ])('R81: %s is called "%s"', async (type, label) => {
    await openBills(INVOICES, { data: [{ ...transaction, type }] });
    expect(await rowOf(label)).toBeTruthy();
  });

  it.each([
    ['succeeded', 'Succeeded', 'green', 'success'],
    ['pending', 'Pending', 'yellow', 'warning'],
    ['failed', 'Failed', 'red', 'error'],
    ['cancelled', 'Cancelled', 'gray', 'gray'],
    ['refunded', 'Refunded', 'purple', 'purple'],
  ])('R82 R245: %s has a badge of its own, "%s", in %s', async (status, label, colour, tone) => {
    await openBills(INVOICES, { transactions: [{ ...transaction, status }] });
    const badge = within(await rowOf('Subscription Fee')).getByText(label);
    expect(badge.className.split(' ')).toContain(tone);
    expect(badge.closest('[data-color]')?.getAttribute('data-color')).toBe(colour);
  });

  it('R197: goes to the next fifty and back by the address', async () => {
    const { api, navigation } = await openBills(INVOICES, billsOf(60, transaction));
    fireEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('51–60')).toBeTruthy();
    expect(screen.getByText(/^\(415\) 555-0101: transactions 51–60/)).toBeTruthy();
    expect(navigation.getSnapshot().href).toBe(`${INVOICES}?phone=phone-1&offset=50`);
    expect(api.callsOf(TRANSACTIONS).map(({ query }) => query.offset)).toEqual(['0', '50']);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('1–50')).toBeTruthy();
  });

  it('U9: a phone shows twenty on a page, and the address tells where the next begin', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { api, navigation } = await openBills(INVOICES, billsOf(45, transaction));
    fireEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('21–40')).toBeTruthy();
    expect(navigation.getSnapshot().href).toBe(`${INVOICES}?phone=phone-1&offset=20`);
    expect(api.callsOf(TRANSACTIONS).map(({ query }) => query)).toEqual([
      { limit: '20', offset: '0' },
      { limit: '20', offset: '20' },
    ]);
    vi.unstubAllGlobals();
  });

  it('chooses another phone by the address, keeping the language', async () => {
    const other = { ...subscription, id: 'sub-2', phone_number_id: 'phone-0', status: 'cancelled' };
    const { navigation } = await openBills(`/es${INVOICES}`, [transaction], {
      'GET /api/v1/phone-subscriptions': [other, subscription],
      'GET /api/v1/phone-subscriptions/phone-0/transactions': [{ ...transaction, type: 'setup_fee' }],
      'GET /api/v1/phone-subscriptions/phone-0/transactions/summary': {},
    });
    const chooser = await screen.findByLabelText<HTMLSelectElement>('Teléfono');
    expect(chooser.value).toBe('phone-1');
    fireEvent.change(chooser, { target: { value: 'phone-0' } });
    expect(await rowOf('Cuota de alta')).toBeTruthy();
    expect(navigation.getSnapshot().href).toBe(`/es${INVOICES}?phone=phone-0`);
  });

  it('an address that cannot be read shows the beginning; one beyond the end leads back', async () => {
    const { api } = await openBills(`${INVOICES}?offset=-5`, billsOf(3, transaction));
    expect(await screen.findAllByText('Subscription Fee')).toHaveLength(3);
    expect(api.callsOf(TRANSACTIONS)[0]?.query.offset).toBe('0');
    cleanup();
    await openBills(`${INVOICES}?phone=phone-1&offset=500`, billsOf(3, transaction));
    fireEvent.click(await screen.findByRole('link', { name: 'Back to the latest' }));
    expect(await screen.findAllByText('Subscription Fee')).toHaveLength(3);
  });

  it('says what the page is for while there is nothing to show', async () => {
    await openBills(INVOICES, [transaction], { 'GET /api/v1/phone-subscriptions': [] });
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to billing' })).toBeTruthy();
  });

  it('R214 R220: says that loading failed, once for each attempt, and Retry loads', async () => {
    const { api } = await openBills(INVOICES, failure(400));
    expect(await screen.findByText('Error Loading Transactions')).toBeTruthy();
    expect(screen.getAllByText('Failed to fetch transactions')).toHaveLength(2);
    api.answer(TRANSACTIONS, [transaction]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Subscription Fee')).toBeTruthy();
    expect(screen.getAllByText('Error Loading Transactions')).toHaveLength(1);
  });
});

describe('summary', () => {
  it('R198: shows whatever figures the server gives, money as money', async () => {
    const { api } = await openBills(INVOICES, [transaction], {
      [SUMMARY]: { data: { total_charged: '1234.5', total_transactions: 7, odd_fee: 3 } },
    });
    const region = (await screen.findByText('Charged')).closest('dl');
    expect(region?.textContent).toContain('Charged$1,234.50');
    expect(region?.textContent).toContain('Transactions7');
    expect(region?.textContent).toContain('Odd fee$3.00');
    expect(api.callsOf(SUMMARY)).toHaveLength(1);
  });

  it('U25: leaves out figures that are nothing, and an amount that another has told', async () => {
    const figures = { total_charged: 569.28, net_total: 569.28, total_refunded: 0, total_transactions: 53 };
    await openBills(INVOICES, [transaction], { [SUMMARY]: { data: figures } });
    const region = (await screen.findByText('Charged')).closest('dl');
    expect(region?.textContent).toBe('Charged$569.28Transactions53');
  });

  it.each([
    [{ total_charged: 24, total_refunded: 24, net_total: 0 }, 'Charged$24.00Refunded$24.00'],
    [
      { total_charged: 24, total_refunded: 19, net_total: 5, pending_amount: 24 },
      'Charged$24.00Refunded$19.00Charged less refunds$5.00Pending$24.00',
    ],
  ])(
    'U25: what was given back or waits is other money than what was charged, also where it is as much: %j',
    async (data, told) => {
      await openBills(INVOICES, [transaction], { [SUMMARY]: { data } });
      expect((await screen.findByText('Charged')).closest('dl')?.textContent).toBe(told);
    },
  );

  it('R214 R220: its failure leaves the transactions alone', async () => {
    await openBills(INVOICES, [transaction], { [SUMMARY]: failure(400) });
    expect(await screen.findByText('Error Loading Transaction Summary')).toBeTruthy();
    expect(screen.getAllByText('Failed to fetch transaction summary')).toHaveLength(2);
    expect(await rowOf('Subscription Fee')).toBeTruthy();
  });

  it.each([['/es'], ['/ru']])('R244: money is en-US under %s too', async (prefix) => {
    await openBills(prefix + INVOICES, [{ ...transaction, amount: '1234.5' }]);
    expect(await screen.findByText('$1,234.50')).toBeTruthy();
  });
});
