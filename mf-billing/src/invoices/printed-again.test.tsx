import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { billsOf } from '../api/testing/bills';
import { openBills, wayTo } from '../testing/bill-pages';

afterEach(() => vi.useRealTimers());

it('F296: “Print” prints all bills again, also from a page that was fetched after those of the first time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  const sheets: (string | null)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    sheets.push(document.body.textContent);
    window.dispatchEvent(new Event('afterprint'));
  });
  await openBills('/dashboard/billing/invoices?phone=phone-1&offset=50', billsOf(53));
  async function turn(way: string, range: string): Promise<void> {
    fireEvent.click(await wayTo(way));
    await screen.findByText(range);
  }
  await screen.findByText('51–53');
  await turn('Previous', '1–50');
  vi.setSystemTime(new Date('2026-11-23T12:00:30Z'));
  fireEvent.click(await screen.findByText('Print'));
  await waitFor(() => expect(sheets).toHaveLength(1));
  vi.setSystemTime(new Date('2026-11-23T12:01:15Z'));
  await turn('Next', '51–53');
  fireEvent.click(await screen.findByText('Print'));
  await waitFor(() => expect(sheets).toHaveLength(2));
  for (const sheet of sheets) expect(sheet).toContain('53 transactions');
});
