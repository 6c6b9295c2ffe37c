import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { billsOf } from '../api/testing/bills';
import { openBills, wayTo } from '../testing/bill-pages';

it('F50: who turns a page by the keyboard has the focus on the bills that come, and on the way on where they are there', async () => {
  await openBills('/dashboard/billing/invoices', billsOf(120));
  async function turn(way: string, range: string): Promise<void> {
    const link = await wayTo(way);
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
  const { navigation } = await openBills(empty, [{ id: 'tr-1', type: 'setup_fee', status: 'succeeded', amount: 19 }]);
  const link = await screen.findByRole('link', { name: 'See everything' });
  link.focus();
  fireEvent.click(link);
  const table = await screen.findByRole('table');
  expect(document.activeElement).toBe(table.closest('div[tabindex="-1"]'));
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  await act(() => navigation.navigate(empty));
  expect(await screen.findByRole('link', { name: 'See everything' })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
});
