import {
  failure,
  type RecordedCall,
  RemotePages,
  type TestPlatform,
  type TestPlatformOptions,
} from '@careline/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import declaration from '../../remote.manifest';
import { createBillingPlatform, profile, subscription } from '../testing/billing-platform';

const PATH = '/dashboard/billing/invoices';
const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';
const SUMMARY = `${TRANSACTIONS}/summary`;

const transaction = {
  id: 'tr-1',
  type: 'subscription_fee',
  status: 'succeeded',
  amount: 19,
  currency: 'USD',
  description: 'First month',
  created_at: '2026-01-05T12:00:00Z',
};

/** `count` transactions from the one that the call asks for. */
function pageOf(total: number) {
  return ({ query }: RecordedCall) => {
    const offset = Number(query.offset);
    const length = Math.max(0, Math.min(Number(query.limit), total - offset));
    return Array.from({ length }, (_, index) => ({ ...transaction, id: `tr-${offset + index + 1}` }));
  };
}

async function open(answers: TestPlatformOptions['answers'] = {}, path = PATH): Promise<TestPlatform> {
  const test = await createBillingPlatform({
    path,
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: [transaction],
      [SUMMARY]: {},
      ...answers,
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  await screen.findByRole('heading', { level: 1 });
  return test;
}

const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (row === null) throw new Error(`No row holds "${text}".`);
  return row;
};

describe('transactions', () => {
  it('R23 R197: lists the first active phone, fifty from the first', async () => {
    const { api } = await open();
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
    await open({ [TRANSACTIONS]: { data: [{ ...transaction, type }] } });
    expect(await rowOf(label)).toBeTruthy();
  });

  it.each([
    ['succeeded', 'Succeeded', 'green', 'success'],
    ['pending', 'Pending', 'yellow', 'warning'],
    ['failed', 'Failed', 'red', 'error'],
    ['cancelled', 'Cancelled', 'gray', 'gray'],
    ['refunded', 'Refunded', 'purple', 'purple'],
  ])('R82 R245: %s has a badge of its own, "%s", in %s', async (status, label, colour, tone) => {
    await open({ [TRANSACTIONS]: { transactions: [{ ...transaction, status }] } });
    const badge = within(await rowOf('Subscription Fee')).getByText(label);
    expect(badge.className.split(' ')).toContain(tone);
    expect(badge.closest('[data-color]')?.getAttribute('data-color')).toBe(colour);
  });

  it('R197: goes to the next fifty and back by the address', async () => {
    const { api, navigation } = await open({ [TRANSACTIONS]: pageOf(60) });
    fireEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('51–60')).toBeTruthy();
    expect(screen.getByText(/^\(415\) 555-0101: transactions 51–60/)).toBeTruthy();
    expect(navigation.getSnapshot().href).toBe(`${PATH}?phone=phone-1&offset=50`);
    expect(api.callsOf(TRANSACTIONS).map(({ query }) => query.offset)).toEqual(['0', '50']);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('1–50')).toBeTruthy();
  });

  it('U9: a phone shows twenty on a page, and the address tells where the next begin', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { api, navigation } = await open({ [TRANSACTIONS]: pageOf(45) });
    fireEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('21–40')).toBeTruthy();
    expect(navigation.getSnapshot().href).toBe(`${PATH}?phone=phone-1&offset=20`);
    expect(api.callsOf(TRANSACTIONS).map(({ query }) => query)).toEqual([
      { limit: '20', offset: '0' },
      { limit: '20', offset: '20' },
    ]);
    vi.unstubAllGlobals();
  });

  it('chooses another phone by the address, keeping the language', async () => {
    const other = { ...subscription, id: 'sub-2', phone_number_id: 'phone-0', status: 'cancelled' };
    const { navigation } = await open(
      {
        'GET /api/v1/phone-subscriptions': [other, subscription],
        'GET /api/v1/phone-subscriptions/phone-0/transactions': [{ ...transaction, type: 'setup_fee' }],
        'GET /api/v1/phone-subscriptions/phone-0/transactions/summary': {},
      },
      `/es${PATH}`,
    );
    const chooser = await screen.findByLabelText<HTMLSelectElement>('Teléfono');
    expect(chooser.value).toBe('phone-1');
    fireEvent.change(chooser, { target: { value: 'phone-0' } });
    expect(await rowOf('Cuota de alta')).toBeTruthy();
    expect(navigation.getSnapshot().href).toBe(`/es${PATH}?phone=phone-0`);
  });

  it('an address that cannot be read shows the beginning; one beyond the end leads back', async () => {
    const { api } = await open({ [TRANSACTIONS]: pageOf(3) }, `${PATH}?offset=-5`);
    expect(await screen.findAllByText('Subscription Fee')).toHaveLength(3);
    expect(api.callsOf(TRANSACTIONS)[0]?.query.offset).toBe('0');
    cleanup();
    await open({ [TRANSACTIONS]: pageOf(3) }, `${PATH}?phone=phone-1&offset=500`);
    fireEvent.click(await screen.findByRole('link', { name: 'Back to the latest' }));
    expect(await screen.findAllByText('Subscription Fee')).toHaveLength(3);
  });

  it('says what the page is for while there is nothing to show', async () => {
    await open({ 'GET /api/v1/phone-subscriptions': [] });
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to billing' })).toBeTruthy();
  });

  it('R214 R220: says that loading failed, once for each attempt, and Retry loads', async () => {
    const { api } = await open({ [TRANSACTIONS]: failure(400) });
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
    const { api } = await open({ [SUMMARY]: { data: { total_charged: '1234.5', total_transactions: 7, odd_fee: 3 } } });
    const region = (await screen.findByText('Charged')).closest('dl');
    expect(region?.textContent).toContain('Charged$1,234.50');
    expect(region?.textContent).toContain('Transactions7');
    expect(region?.textContent).toContain('Odd fee$3.00');
    expect(api.callsOf(SUMMARY)).toHaveLength(1);
  });

  it('U25: leaves out figures that are nothing, and an amount that another has told', async () => {
    const figures = { total_charged: 569.28, net_total: 569.28, total_refunded: 0, total_transactions: 53 };
    await open({ [SUMMARY]: { data: figures } });
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
      await open({ [SUMMARY]: { data } });
      expect((await screen.findByText('Charged')).closest('dl')?.textContent).toBe(told);
    },
  );

  it('R214 R220: its failure leaves the transactions alone', async () => {
    await open({ [SUMMARY]: failure(400) });
    expect(await screen.findByText('Error Loading Transaction Summary')).toBeTruthy();
    expect(screen.getAllByText('Failed to fetch transaction summary')).toHaveLength(2);
    expect(await rowOf('Subscription Fee')).toBeTruthy();
  });

  it.each([['/es'], ['/ru']])('R244: money is en-US under %s too', async (prefix) => {
    await open({ [TRANSACTIONS]: [{ ...transaction, amount: '1234.5' }] }, prefix + PATH);
    expect(await screen.findByText('$1,234.50')).toBeTruthy();
  });
});

describe('export', () => {
  it('saves all pages as CSV', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:test',
      revokeObjectURL: () => {},
    });
    // jsdom does not follow a download.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { api } = await open({ [TRANSACTIONS]: pageOf(60) });
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(61);
    expect(lines[1]).toBe('2026-01-05T12:00:00Z,Subscription Fee,First month,Succeeded,19.00,USD,tr-1');
    expect(api.callsOf(TRANSACTIONS)).toHaveLength(2);
    expect(click).toHaveBeenCalledOnce();
  });
});

describe('bills in the page’s language', () => {
  const period = { period_start: '2026-11-16T00:30:00Z', period_end: '2026-12-16T00:30:00Z' };
  const usage = { ...transaction, id: 'u', type: 'usage_charge', description: '1223 minutes of calls', minutes: 1223 };

  it.each([
    ['', '1,223 minutes of calls, Nov 16 – Dec 16, 2026'],
    ['/es', '1223 minutos de llamadas, 16 nov – 16 dic 2026'],
    ['/ru', '1 223 минуты звонков, 16 нояб. – 16 дек. 2026 г.'],
  ])('U13: a line’s words are made from its data under "%s"', async (prefix, words) => {
    await open({ [TRANSACTIONS]: [{ ...usage, ...period }] }, prefix + PATH);
    const cell = await screen.findByText(/1.?223.(minut|минут)/);
    expect(cell.textContent?.replaceAll(/\s/g, ' ')).toContain(words);
    expect(screen.queryByText('1223 minutes of calls')).toBeNull();
  });

  it.each([
    ['', 'Forwarding number'],
    ['/es', 'Número con desvío'],
    ['/ru', 'Номер с\u00a0переадресацией'],
  ])('PD40: what a number costs is called so, and not "Other", under "%s"', async (prefix, title) => {
    const number = { ...transaction, type: 'other', phone_number: '+14155550123' };
    await open({ [TRANSACTIONS]: [number] }, prefix + PATH);
    const cell = within((await screen.findAllByText('(415) 555-0123'))[0]?.closest('tr') ?? document.body);
    expect(cell.getByRole('rowheader').textContent).toContain(title);
  });

  it('U13: a server that sends no data is shown in its own words, but for what happens once', async () => {
    const setup = { ...transaction, id: 'setup', type: 'setup_fee', description: 'Setting up' };
    await open({ [TRANSACTIONS]: [transaction, setup] }, `/es${PATH}`);
    expect(await screen.findAllByText('First month')).toHaveLength(2);
    expect(screen.getAllByText('pago único')).toHaveLength(2);
    expect(screen.queryByText(/Setting up/)).toBeNull();
  });

  it('F43 U15: the button and the browser’s key print all transactions, not only the page that is shown', async () => {
    // The whole print is within the call: no promise of the page's is heard between the event and the paper.
    const sheets: (string | null)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      sheets.push(document.body.textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
    await open({ [TRANSACTIONS]: pageOf(53) });
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(sheets).toHaveLength(1));
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
      { ...usage, amount: 24.46, created_at: '2026-01-31T23:59:00Z' },
      { ...transaction, id: 'failed', status: 'failed', amount: 100 },
      { ...transaction, id: 'other-month', amount: 7, created_at: '2026-02-01T00:01:00Z' },
    ];
    const { navigation } = await open({ [TRANSACTIONS]: lines });
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
    expect(navigation.getSnapshot().href).toBe(`${PATH}?phone=phone-1&month=2026-01&status=failed`);
    vi.useRealTimers();
  });

  it('F230: what was paid is summed up where both sides of a refund stand, not within one status', async () => {
    const lines = [
      { ...transaction, id: 'setup', amount: 5 },
      { ...transaction, id: 'fee', amount: 19, status: 'refunded' },
      { ...transaction, id: 'refund', type: 'cancellation_refund', amount: -19 },
    ];
    await open({ [TRANSACTIONS]: lines }, `${PATH}?phone=phone-1&month=2026-01`);
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
    const { api, platform } = await open({ [TRANSACTIONS]: [transaction] });
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalled());
    expect(printed()).toContain('Transactions of (415) 555-0101 · 1 transaction');
    api.answer(TRANSACTIONS, [{ ...transaction, id: 'new' }, transaction]);
    await platform.queries.invalidateQueries({ queryKey: ['transactions'] });
    await waitFor(() => expect(screen.getAllByText('Subscription Fee')).toHaveLength(2));
    expect(printed()).not.toContain('1 transaction');
  });
});
