import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { billsOf, TRANSACTIONS } from '../api/testing/bills';
import { INVOICES, openBills, transaction } from '../testing/bill-pages';

it('saves all pages as CSV', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:test',
    revokeObjectURL: () => {},
  });
  // jsdom does not follow a download.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { api } = await openBills(INVOICES, billsOf(60, transaction));
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(61);
  expect(lines[1]).toBe('2026-01-05T12:00:00Z,Subscription Fee,First month,Succeeded,19.00,USD,bill-60');
  expect(api.callsOf(TRANSACTIONS)).toHaveLength(2);
  expect(click).toHaveBeenCalledOnce();
});

it('F43 U15: the button and the browser’s key print all transactions, not only the page that is shown', async () => {
  // The whole print is within the call: no promise of the page's is heard between the event and the paper.
  const sheets: (string | null)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    sheets.push(document.body.textContent);
    window.dispatchEvent(new Event('afterprint'));
  });
  await openBills(INVOICES, billsOf(53, transaction));
  await waitFor(() => expect(screen.getAllByText('Subscription Fee')).toHaveLength(50));
  const print = screen.getByRole('button', { name: 'Print' });
  fireEvent.click(print);
  await waitFor(() => expect(sheets).toHaveLength(1));
  // The paper is out a moment before the button takes another press.
  await waitFor(() => expect(print.getAttribute('aria-disabled')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'з', code: 'KeyP', ctrlKey: true });
  await waitFor(() => expect(sheets).toHaveLength(2));
  for (const sheet of sheets) {
    expect(sheet).toContain('Transactions of (415) 555-0101 · 53 transactions');
    expect(sheet?.match(/Subscription Fee/g)).toHaveLength(53);
  }
  expect(screen.getAllByText('Subscription Fee')).toHaveLength(50);
});

it('U15: a month is a statement with its sum, to print; the address keeps what was chosen', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-20T12:00:00Z') });
  const lines = [
    transaction,
    { ...transaction, id: 'u', type: 'usage_charge', amount: 24.46, created_at: '2026-01-31T23:59:00Z' },
    { ...transaction, id: 'failed', status: 'failed', amount: 100 },
    { ...transaction, id: 'other-month', amount: 7, created_at: '2026-02-01T00:01:00Z' },
  ];
  const { navigation } = await openBills(INVOICES, lines);
  fireEvent.change(await screen.findByLabelText('Month'), { target: { value: '2026-01' } });
  const statement = within(
    await screen.findByRole('region', { name: 'Statement for January\u00a02026, (415) 555-0101' }),
  );
  expect(await statement.findByText('Paid, less refunds: $43.46')).toBeTruthy();
  expect(statement.getByText('3 transactions')).toBeTruthy();
  fireEvent.click(statement.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
  expect(await screen.findByText('1 transaction', { selector: 'p *' })).toBeTruthy();
  expect(navigation.getSnapshot().href).toBe(`${INVOICES}?phone=phone-1&month=2026-01&status=failed`);
  vi.useRealTimers();
});

it('F230: what was paid is summed up where both sides of a refund stand, not within one status', async () => {
  const lines = [
    { ...transaction, id: 'setup', amount: 5 },
    { ...transaction, id: 'fee', amount: 19, status: 'refunded' },
    { ...transaction, id: 'refund', type: 'cancellation_refund', amount: -19 },
  ];
  await openBills(`${INVOICES}?phone=phone-1&month=2026-01`, lines);
  expect(await screen.findByText('Paid, less refunds: $5.00')).toBeTruthy();
  for (const [status, count] of [
    ['succeeded', '2 transactions'],
    ['refunded', '1 transaction'],
  ] as const) {
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
    expect(await screen.findByText(count, { selector: 'p *' })).toBeTruthy();
    expect(screen.queryByText(/Paid, less refunds/)).toBeNull();
  }
});

it('F231: the browser’s menu prints all transactions only while nothing has changed since they were fetched', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {});
  const printed = () => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.body.textContent;
    window.dispatchEvent(new Event('afterprint'));
    return sheet;
  };
  const { api, platform } = await openBills(INVOICES, [transaction]);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  expect(printed()).toContain('Transactions of (415) 555-0101 · 1 transaction');
  api.answer(TRANSACTIONS, [{ ...transaction, id: 'new' }, transaction]);
  await platform.queries.invalidateQueries({ queryKey: ['transactions'] });
  await waitFor(() => expect(screen.getAllByText('Subscription Fee')).toHaveLength(2));
  expect(printed()).not.toContain('1 transaction');
});
