import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createBillingPlatform } from '../testing/billing-platform';
import { TransactionTable } from './transaction-table';

afterEach(() => {
  vi.useRealTimers();
});

const usage = {
  id: 'usage',
  type: 'usage_charge',
  status: 'succeeded',
  amount: 24.46,
  currency: 'USD',
  description: undefined,
  minutes: 1223,
  phone_number: undefined,
  period_start: '2026-11-16T00:30:00Z',
  period_end: '2026-12-16T00:30:00Z',
  created_at: '2026-12-16T00:30:00Z',
} as const;

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ');

it.each([
  ['', '2026', 'Dec 19', 'Nov 16 – Dec 16', '1,223 min'],
  ['/es', '2026', '19 dic', '16 nov – 16 dic', '1223 min'],
  ['/ru', '2026', '19 дек.', '16 нояб. – 16 дек.', '1 223 мин'],
  ['/ru', '2027', '19 дек. 2026 г.', '16 нояб. – 16 дек. 2026 г.', '1 223 мин'],
])('U13: a phone’s two lines have room for a period, or a failure and its day, under "%s" in %s', async (...row) => {
  const [prefix, year, day, period, minutes] = row;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-12-20T12:00:00Z`) });
  const test = await createBillingPlatform({ path: `${prefix}/dashboard/billing/invoices` });
  const late = { ...usage, id: 'late', created_at: '2026-12-19T08:00:00Z' };
  test.show(<TransactionTable transactions={[usage, late, { ...late, id: 'failed', status: 'failed' }]} />);
  const last = await screen.findAllByText(/1.?223.(min|мин)$/);
  const seconds = last.map(({ parentElement }) => [...(parentElement?.children ?? [])].map(plain).join(' · '));
  expect(seconds).toEqual([`${period} · ${minutes}`, `${period} · ${minutes}`, `${day} · ${minutes}`]);
  const firsts = screen.getAllByRole('rowheader').map((one) => plain(one.querySelector('.facts > .onPhones')) ?? '');
  expect(firsts).toEqual(['', day, '']);
});

it('F134: on a phone the days of a bill are those of UTC, whatever offset the server writes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
  const test = await createBillingPlatform({ path: '/dashboard/billing/invoices' });
  const same = { ...usage, created_at: '2026-12-15T19:30:00-05:00' };
  const nextYear = { ...usage, id: 'next', status: 'failed', created_at: '2026-12-31T19:30:00-05:00' } as const;
  test.show(<TransactionTable transactions={[same, nextYear]} />);
  const [first, second] = (await screen.findAllByText(/1.?223.min$/)).map(({ parentElement }) => plain(parentElement));
  expect(first).toBe('Nov 16 – Dec 161,223 min');
  expect(second).toBe('Jan 1, 20271,223 min');
  const titles = screen.getAllByRole('rowheader').map((one) => plain(one.querySelector('.facts > .onPhones')) ?? '');
  expect(titles).toEqual(['', '']);
});

it('F399: every column but the first has a width of its own, so that rows that come later move none', async () => {
  const test = await createBillingPlatform({ path: '/dashboard/billing/invoices' });
  test.show(<TransactionTable transactions={[usage]} />);
  const columns = (await screen.findAllByRole('columnheader')).length;
  const styles = readFileSync(`${import.meta.dirname}/invoices.module.css`, 'utf8');
  const fixed = [...styles.matchAll(/\.bills th:nth-child\((\d)\) \{\s*width: \d+px;/g)].map(([, column]) =>
    Number(column),
  );
  expect(fixed).toEqual(Array.from({ length: columns - 1 }, (_none, index) => index + 2));
});
