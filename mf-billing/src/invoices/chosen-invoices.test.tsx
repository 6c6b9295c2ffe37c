import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';
import { InvoicesPage } from './invoices-page';

const CALLS = 'GET /api/v1/phone-subscriptions';
const bill = { type: 'phone_renewal', status: 'succeeded', amount: 19, currency: 'USD' };
const bills = [
  { ...bill, id: 'tr-1', created_at: '2026-10-05T12:00:00Z' },
  { ...bill, id: 'tr-2', created_at: '2026-11-05T12:00:00Z' },
  { ...bill, id: 'tr-3', created_at: '2026-11-06T12:00:00Z', status: 'failed' },
];

async function openInvoices(search: string, subscriptions: readonly object[] = [subscription]) {
  const answered = ['phone-1', 'phone-7'].flatMap((phone) => [
    [`${CALLS}/${phone}/transactions`, bills],
    [`${CALLS}/${phone}/transactions/summary`, {}],
  ]);
  const test = await createBillingPlatform({
    path: `/dashboard/billing/invoices${search}`,
    answers: { [CALLS]: subscriptions, 'GET /professionals/profile': profile, ...Object.fromEntries(answered) },
  });
  test.show(<InvoicesPage />);
  return test;
}

it.each([
  ['', 'careline-4155550101.csv', ['tr-1', 'tr-2', 'tr-3']],
  ['?phone=phone-1&month=2026-11', 'careline-4155550101-2026-11.csv', ['tr-2', 'tr-3']],
  ['?phone=phone-1&month=2026-11&status=failed', 'careline-4155550101-2026-11-failed.csv', ['tr-3']],
])('F118: of "%s" the file %s has the bills %j, those that are chosen', async (search, name, ids) => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:test',
    revokeObjectURL: () => {},
  });
  const names: string[] = [];
  // jsdom does not follow a download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openInvoices(search);
  await screen.findByRole('option', { name: '(415) 555-0101 – active' });
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual([name]));
  const [, ...lines] = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(ids);
});

const other = { ...subscription, id: 'sub-7', phone_number_id: 'phone-7', status: 'paused' };

it('F119: another phone is shown for the month and the status that were chosen', async () => {
  const { navigation } = await openInvoices('?phone=phone-1&month=2026-11&status=failed', [subscription, other]);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Phone' }), { target: { value: 'phone-7' } });
  await waitFor(() => expect(navigation.getSnapshot().search).toBe('?phone=phone-7&month=2026-11&status=failed'));
});

it('F316: two choices made while the guards are still at the first both count, and stand in their fields until the address says something', async () => {
  const { navigation } = await openInvoices('?phone=phone-1', [subscription, other]);
  const field = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  const go = vi.spyOn(navigation, 'navigate').mockResolvedValue();
  fireEvent.change(await field('Phone'), { target: { value: 'phone-7' } });
  fireEvent.change(await field('Status'), { target: { value: 'failed' } });
  expect(go.mock.lastCall?.[0]).toBe('/dashboard/billing/invoices?phone=phone-7&status=failed');
  expect([(await field('Phone')).value, (await field('Status')).value]).toEqual(['phone-7', 'failed']);
  const here = navigation.getSnapshot();
  act(() => navigation.admit({ ...here, search: '?phone=phone-1&status=pending', key: 'another' }));
  expect([(await field('Phone')).value, (await field('Status')).value]).toEqual(['phone-1', 'pending']);
});
