import { failure } from '@careline/shared/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscription } from '../testing/billing-platform';
import { click, findButton, LIST, openSubscriptionPanel, prices, TRANSACTIONS } from '../testing/subscription-panel';

const inAMonth = 'is charged $19.00 today and then every month, next on Dec\u00a023,\u00a02026.';

interface Asked {
  /** Those that the guard has loaded. */
  readonly numbers?: readonly object[];
  /** What the API tells of the charge, with the transactions. */
  readonly reactivations?: readonly object[];
  readonly path?: string;
}

/** What the question says before a subscription is reactivated by the button of this name. */
async function questionOf(
  changes: object,
  button: string,
  { numbers = [], reactivations, path }: Asked = {},
): Promise<string | null> {
  const answers = { [LIST]: [{ ...subscription, ...changes }], [TRANSACTIONS]: { data: [], reactivations } };
  await openSubscriptionPanel(answers, { config: { prices }, numbers, ...(path !== undefined && { path }) });
  await findButton(button);
  await click(button);
  return (await screen.findByRole('alertdialog')).textContent;
}

// What the reference API charges is held by reference-api/src/subscriptions/owed-money.suite.ts.
describe('reactivating', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  it('F34: asks for the set-up fee too where the subscription was cancelled before anything was paid', async () => {
    const question = await questionOf({ status: 'cancelled', end_date: null }, 'Reactivate for $24.00 today');
    expect(question).toContain(inAMonth);
    expect(question).toContain('$5.00 for the one-time setup, which has not been paid yet');
    cleanup();
    const paid = await questionOf(
      { status: 'cancelled', end_date: '2026-11-20T12:00:00Z' },
      'Reactivate for $19.00 today',
    );
    expect(paid).not.toContain('setup');
  });

  it('F358: without a card it promises to charge none, and a press leads to the form for one', async () => {
    const status = { status: 'cancelled', end_date: '2026-11-20T12:00:00Z' };
    await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, ...status }], [TRANSACTIONS]: [], 'GET /api/v1/payment-methods': [] },
      { config: { prices } },
    );
    expect(await findButton('Reactivate')).toBeTruthy();
    expect(screen.getByText('You have no card yet', { exact: false })).toBeTruthy();
    expect(screen.queryByText('is charged', { exact: false })?.textContent).not.toContain('your card');
    await click('Add card');
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
  });

  it('F34: names no amount on the button where the price is not the one that the set-up fee belongs to', async () => {
    const changes = { status: 'cancelled', end_date: null, monthly_fee: 25 };
    expect(await questionOf(changes, 'Reactivate')).toContain('is charged $25.00 today');
  });

  it('F28: within the paid time nothing is charged before its end; past it a month is, and the minutes of that time', async () => {
    const within = await questionOf({ status: 'paused', end_date: '2026-12-04T12:00:00Z' }, 'Reactivate');
    expect(within).toContain('nothing is charged today: the time until Dec\u00a04,\u00a02026 is paid for');
    expect(within).not.toContain('minutes');
    cleanup();
    const past = await questionOf({ status: 'paused', end_date: '2026-11-04T12:00:00Z' }, 'Reactivate');
    expect(past).toContain(inAMonth);
    expect(past).toContain('Call minutes until Nov\u00a04,\u00a02026');
  });

  it('F109: within the paid time the question says that numbers cost something again, too', async () => {
    const paused = { status: 'paused', end_date: '2026-12-04T12:00:00Z' };
    const number = { id: 'number-1', phone_number: '+12025550112' };
    const question = await questionOf(paused, 'Reactivate', { numbers: [{ ...number, was_recycled: false }] });
    expect(question).toContain(
      'charged $19.00 every month again. If you have numbers under this subscription, they are',
    );
    cleanup();
    const free = await questionOf(paused, 'Reactivate', { numbers: [{ ...number, was_recycled: true }] });
    expect(free).not.toContain('numbers');
  });

  it('F38: where the charge is not told and numbers cost something, the button names no amount', async () => {
    const cancelled = { status: 'cancelled', end_date: '2026-11-20T12:00:00Z' };
    const number = { id: 'number-1', phone_number: '+12025550112' };
    const question = await questionOf(cancelled, 'Reactivate', { numbers: [{ ...number, was_recycled: false }] });
    expect(question).toContain(inAMonth);
    expect(question).toContain('If you have numbers under this subscription, they are charged with it');
    cleanup();
    const free = await questionOf(cancelled, 'Reactivate for $19.00 today', {
      numbers: [{ ...number, was_recycled: true }],
    });
    expect(free).not.toContain('numbers');
  });

  const outlived = { status: 'paused', end_date: '2026-11-04T12:00:00Z' };
  const told = {
    subscription_id: 'sub-1',
    amount: 32.46,
    currency: 'usd',
    lines: [
      { type: 'phone_renewal', amount: 19 },
      { type: 'other', amount: 6 },
      { type: 'other', amount: 3 },
      { type: 'usage_charge', amount: 4.46 },
    ],
  };

  it('U1 F38: the button says what is charged today with numbers and minutes in it, the question what that is made of', async () => {
    const number = { id: 'number-1', phone_number: '+12025550112', was_recycled: false };
    const question = await questionOf(outlived, 'Reactivate for $32.46 today', {
      numbers: [number],
      reactivations: [{ ...told, subscription_id: 'sub-0', amount: 99 }, told],
    });
    expect(question).toContain('is charged $32.46 today.');
    expect(question).toContain(
      'That is $19.00 for the month, $9.00 for your numbers in that month, and $4.46 for call minutes until Nov\u00a04,\u00a02026.',
    );
    expect(question).toContain('From Dec\u00a023,\u00a02026 on, $28.00 is charged every month.');
  });

  it.each([
    ['/es', 'Reactivar por $32.46 hoy', /un total de \$32\.46 en su Visa.* \$9\.00 por sus números/],
    ['/ru', 'Возобновить за\u00a0$32.46 сегодня', /спишется \$32\.46.* \$9\.00 за\u00a0ваши номера/],
  ])('U1: says so under %s', async (prefix, button, words) => {
    const path = `${prefix}/onboarding/subscription`;
    expect(await questionOf(outlived, button, { reactivations: [told], path })).toMatch(words);
  });

  it('U1: what it is made of is one sentence where a part ends with a date or names the set-up fee', async () => {
    const path = '/ru/onboarding/subscription';
    const russian = await questionOf(outlived, 'Возобновить за\u00a0$32.46 сегодня', { reactivations: [told], path });
    expect(russian).toContain('$4.46 за\u00a0минуты звонков (до\u00a04\u00a0нояб.\u00a02026\u00a0г.). Начиная');
    cleanup();
    const lines = [...told.lines, { type: 'setup_fee', amount: 5 }];
    const spanish = await questionOf(outlived, 'Reactivar por $37.46 hoy', {
      reactivations: [{ ...told, amount: 37.46, lines }],
      path: '/es/onboarding/subscription',
    });
    expect(spanish).toContain('$19.00 por el mes, $5.00 por el alta (pago único), $9.00 por sus números');
  });

  it('F117: the question waits for the amount where the bills are still on their way', async () => {
    let arrive: (page: object) => void = () => {};
    const bills = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, ...outlived }], [TRANSACTIONS]: () => bills },
      { config: { prices } },
    );
    await click('Reactivate');
    expect((await findButton('Looking up the amount…')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    arrive({ data: [], reactivations: [told] });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('is charged $32.46 today.');
  });

  it('F117: the question tells the amount of its own moment, not that of the list of bills', async () => {
    const { api } = await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, ...outlived }], [TRANSACTIONS]: { data: [], reactivations: [told] } },
      { config: { prices } },
    );
    const button = await findButton('Reactivate for $32.46 today');
    api.answer(TRANSACTIONS, { data: [], reactivations: [{ ...told, amount: 33.5, lines: [] }] });
    fireEvent.click(button);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('is charged $33.50 today.');
    expect(within(question).getByRole('button', { name: 'Reactivate for $33.50 today' })).toBeTruthy();
  });

  it('F117: no question comes to who has left the page before the amount came', async () => {
    let arrive: (page: object) => void = () => {};
    const bills = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const { platform } = await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, ...outlived }], [TRANSACTIONS]: () => bills },
      { config: { prices } },
    );
    await click('Reactivate');
    await findButton('Looking up the amount…');
    cleanup();
    arrive({ data: [], reactivations: [told] });
    await new Promise((next) => setTimeout(next, 50));
    expect(platform.overlays.getSnapshot()).toEqual([]);
  });

  it('F117: where the API does not answer that, the question says what comes on top', async () => {
    await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, ...outlived }], [TRANSACTIONS]: failure(400) },
      { config: { prices } },
    );
    await click('Reactivate');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Call minutes until Nov\u00a04,\u00a02026');
    expect(within(question).getByRole('button', { name: 'Reactivate' })).toBeTruthy();
  });

  it('F128: what the server says that it charges is said, also by a clock that is late', async () => {
    const ends = { status: 'paused', end_date: '2026-11-23T18:00:00Z' };
    const question = await questionOf(ends, 'Reactivate for $32.46 today', { reactivations: [told] });
    expect(question).toContain('is charged $32.46 today.');
    expect(question).not.toContain('nothing is charged today');
  });

  it('F128: also where the bills are still on their way, or of a moment in which nothing was charged yet', async () => {
    const ends = { status: 'paused', end_date: '2026-11-23T18:00:00Z' };
    for (const isKnown of [false, true]) {
      let arrive: (page: object) => void = () => {};
      const bills = new Promise<object>((resolve) => {
        arrive = resolve;
      });
      const { api } = await openSubscriptionPanel(
        { [LIST]: [{ ...subscription, ...ends }], [TRANSACTIONS]: () => (isKnown ? { data: [] } : bills) },
        { config: { prices } },
      );
      if (isKnown) await screen.findByText(/Nothing is charged today|nothing is charged today/);
      api.answer(TRANSACTIONS, { data: [], reactivations: [told] });
      await click('Reactivate');
      arrive({ data: [], reactivations: [told] });
      expect((await screen.findByRole('alertdialog')).textContent).toContain('is charged $32.46 today.');
      cleanup();
    }
  });

  it('F398: what is charged beside the month stands for no month that costs nothing', async () => {
    const minutes = { ...told, amount: 4.46, lines: [{ type: 'usage_charge', amount: 4.46 }] };
    const question = await questionOf(outlived, 'Reactivate for $4.46 today', { reactivations: [minutes] });
    expect(question).not.toContain('$0.00');
    expect(question).toContain('After that, $19.00 is charged every month.');
  });

  it('F398: minutes that are charged within the paid time are not those until its end', async () => {
    const paused = { status: 'paused', end_date: '2026-12-04T12:00:00Z' };
    const question = await questionOf(paused, 'Reactivate for $32.46 today', { reactivations: [told] });
    expect(question).toContain('and $4.46 for call minutes.');
  });

  it('F398: a pause that the server charges nothing for is paid for, also by a clock that is fast', async () => {
    const ended = { status: 'paused', end_date: '2026-11-23T10:00:00Z' };
    const question = await questionOf(ended, 'Reactivate', { reactivations: [] });
    expect(question).toContain('nothing is charged today: the time until Nov\u00a023,\u00a02026 is paid for');
  });

  it('F398: but not where what it charges for cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const ended = { status: 'paused', end_date: '2026-11-23T10:00:00Z' };
    const question = await questionOf(ended, 'Reactivate', { reactivations: [{ subscription_id: 'sub-1' }] });
    expect(question).toContain(inAMonth);
  });

  it('F398: nor where that was before, and the server does not answer now', async () => {
    const ended = { status: 'paused', end_date: '2026-11-23T10:00:00Z' };
    const { api } = await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, ...ended }], [TRANSACTIONS]: { data: [], reactivations: [] } },
      { config: { prices } },
    );
    await screen.findByText(/nothing is charged today/);
    api.answer(TRANSACTIONS, failure(400));
    await click('Reactivate');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(inAMonth);
  });

  it('U1: a charge whose parts do not add up is told without them', async () => {
    const question = await questionOf(outlived, 'Reactivate for $32.46 today', {
      reactivations: [{ ...told, lines: told.lines.slice(1) }],
    });
    expect(question).toContain('is charged $32.46 today.');
    expect(question).not.toContain('That is');
  });
});
