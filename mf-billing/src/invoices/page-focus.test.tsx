import { type RecordedCall, RemotePages } from '@careline/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import declaration from '../../remote.manifest';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';

const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';

function pageOfMany({ query }: RecordedCall) {
  const length = Math.min(50, 120 - Number(query.offset));
  return Array.from({ length }, (_, index) => ({ id: `tr-${query.offset}-${index}`, type: 'other', amount: 1 }));
}

it('F50: who turns a page by the keyboard has the focus on the bills that come, and on the way on where they are there', async () => {
  const test = await createBillingPlatform({
    path: '/dashboard/billing/invoices',
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: pageOfMany,
      [`${TRANSACTIONS}/summary`]: {},
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  async function turn(way: string, range: string): Promise<void> {
    // Not by its role, which takes seconds to look for among so many rows.
    const link = (await screen.findByText(way)).closest('a') ?? document.body;
    link.focus();
    fireEvent.click(link);
    await screen.findByText(range);
  }
  await turn('Next', '51–100');
  // Without styles it is on the words for paper, beside the table.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.parentElement?.querySelector('table')).toBeTruthy();
  await turn('Previous', '1–50');
  expect(document.activeElement?.textContent).toBe('Previous');
});

it('F233: who sees everything from an empty statement by the keyboard has the focus on what comes; who is elsewhere stays there', async () => {
  const empty = '/dashboard/billing/invoices?phone=phone-1&status=failed';
  const test = await createBillingPlatform({
    path: empty,
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: [{ id: 'tr-1', type: 'setup_fee', status: 'succeeded', amount: 19 }],
      [`${TRANSACTIONS}/summary`]: {},
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  const link = await screen.findByRole('link', { name: 'See everything' });
  link.focus();
  fireEvent.click(link);
  const table = await screen.findByRole('table');
  expect(document.activeElement).toBe(table.closest('div[tabindex="-1"]'));
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  await act(() => test.navigation.navigate(empty));
  expect(await screen.findByRole('link', { name: 'See everything' })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
});
