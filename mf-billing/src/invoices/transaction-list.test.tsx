import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform } from '../testing/billing-platform';
import { TransactionList } from './transaction-list';

const full = Array.from({ length: 50 }, (_, index) => ({ id: `tr-${index}`, type: 'usage_charge', amount: 1 }));

async function showPage(offset: number, total: number | undefined, data: readonly object[] = full): Promise<void> {
  const test = await createBillingPlatform({
    answers: { 'GET /api/v1/phone-subscriptions/phone-1/transactions': { data, total } },
  });
  test.show(<TransactionList phoneId="phone-1" phone="(415) 555-0101" offset={offset} />);
  await screen.findByRole('table');
}

it.each([
  [0, 120, '1–50 of 120', true],
  [50, 100, '51–100 of 100', false],
  [0, undefined, '1–50', true],
  // Less than what is shown cannot be all.
  [50, 50, '51–100', true],
])('PD40: the page from %i of %s in all reads "%s", and whether another follows is %s', async (...row) => {
  const [offset, total, range, hasNext] = row;
  await showPage(offset, total);
  expect(screen.getByText(range)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe(hasNext ? null : 'true');
});

it('PD40: a full page that is all has no others to turn to', async () => {
  await showPage(0, 50);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('F370: a server that sends fewer than were asked for, and tells of more, has a next page behind them', async () => {
  await showPage(0, 80, full.slice(0, 25));
  expect(screen.getByText('1–25 of 80')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toContain('offset=25');
});

it('F436: a phone without bills leads on to billing', async () => {
  const test = await createBillingPlatform({
    answers: { 'GET /api/v1/phone-subscriptions/phone-1/transactions': { data: [] } },
  });
  test.show(<TransactionList phoneId="phone-1" phone="(415) 555-0101" offset={0} />);
  expect(await screen.findByRole('link', { name: 'Go to billing' })).toBeTruthy();
});
