import { queryKeys } from '@careline/shared/api';
import { failure, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBillingPlatform, profile, subscription, visa } from '../testing/billing-platform';
import { SubscriptionPanelWidget } from './subscription-panel-widget';

const LIST = 'GET /api/v1/phone-subscriptions';
const POST = 'POST /api/v1/phone-subscriptions';
const PAUSE = 'POST /api/v1/phone-subscriptions/sub-1/pause';
const REACTIVATE = 'POST /api/v1/phone-subscriptions/sub-1/reactivate';
const DELETE = 'DELETE /api/v1/phone-subscriptions/phone-1';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(
  answers: TestPlatformOptions['answers'],
  options: { path?: string; onChanged?: () => void } = {},
): Promise<TestPlatform> {
  const test = await createBillingPlatform({
    path: options.path ?? '/onboarding/subscription',
    answers: { [LIST]: [], 'GET /professionals/profile': profile, 'GET /api/v1/payment-methods': [visa], ...answers },
  });
  test.show(<SubscriptionPanelWidget {...(options.onChanged && { onChanged: options.onChanged })} />);
  return test;
}

const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => fireEvent.click(await button(name));

describe('what is shown', () => {
  it.each([
    ['active', 'Active', 'Subscription active. You can create forwarding numbers.'],
    ['past_due', 'Past due', 'Payment past due. Please update your payment method.'],
    ['cancelled', 'Cancelled', 'Subscription cancelled. Reactivate to enable forwarding numbers.'],
    ['paused', 'Paused', 'Subscription paused. Reactivate to enable forwarding numbers.'],
    ['incomplete', 'Incomplete', 'Payment incomplete. Please complete payment setup.'],
    ['unpaid', 'Unpaid', 'Subscription inactive. Contact support for assistance.'],
    ['frozen', 'frozen', 'Subscription inactive. Contact support for assistance.'],
  ])(
    'R110 R113 R117 R118 R119 R120 R121 R122: %s has its name, exact message and mark',
    async (status, label, message) => {
      await open({ [LIST]: { data: [{ ...subscription, status }] } });
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.getByText(label)).toBeTruthy();
      const isMarked = ['past_due', 'incomplete', 'unpaid'].includes(status);
      expect(screen.queryAllByText('Needs attention')).toHaveLength(isMarked ? 1 : 0);
    },
  );

  it('R116: says so where there is no subscription, with the phone and the card that will be charged', async () => {
    await open({});
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '(415) 555-0101' })).toBeTruthy();
    expect(await screen.findByText(/We charge Visa •••• 4242/)).toBeTruthy();
    expect(document.body.textContent).toContain('Total monthly cost$0.00');
  });

  it('R80: shows price, currency and dates once known', async () => {
    await open({ [LIST]: { subscriptions: [{ ...subscription, monthly_fee: 1234.5 }] } });
    const region = await screen.findByRole('region', { name: '(415) 555-0101' });
    expect(region.textContent).toContain('Price$1,234.50 USD a month');
    expect(region.textContent).toContain('Next chargeApr 4, 2099');
    expect(region.textContent).toContain('StartedMar 4, 2025');
  });

  it.each([['/es'], ['/ru']])('R244: money is en-US under %s too', async (prefix) => {
    await open(
      { [LIST]: { data: [{ ...subscription, monthly_fee: '1234.5' }] } },
      { path: `${prefix}/onboarding/subscription` },
    );
    await waitFor(() => expect(document.body.textContent).toContain('$1,234.50 USD'));
  });

  it('R114: counts active subscriptions alone, by fee or else amount', async () => {
    const list = [
      { ...subscription, monthly_fee: 10 },
      { ...subscription, id: 'sub-2', phone_number_id: 'phone-2', monthly_fee: null, amount: '5.50' },
      { ...subscription, id: 'sub-3', phone_number_id: 'phone-3', status: 'paused', monthly_fee: 7 },
    ];
    await open({ [LIST]: list });
    await waitFor(() => expect(document.body.textContent).toContain('Total monthly cost$15.50'));
  });

  it('never adds up amounts of different currencies', async () => {
    const euros = { ...subscription, id: 'sub-2', phone_number_id: 'phone-2', currency: 'EUR', monthly_fee: 7 };
    await open({ [LIST]: [{ ...subscription, monthly_fee: 10 }, euros] });
    await waitFor(() => expect(document.body.textContent).toContain('Total monthly cost$10.00 + €7.00'));
  });

  it('names the next charge to the end of its day where it comes without a time', async () => {
    const today = new Date();
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => `${part}`.padStart(2, '0'));
    await open({ [LIST]: [{ ...subscription, end_date: day.join('-') }] });
    await waitFor(() => expect(document.body.textContent).toContain('Next charge'));
  });

  it('says what pausing or cancelling the only active subscription closes, and says it of no other', async () => {
    const other = { ...subscription, id: 'sub-2', phone_number_id: 'phone-2' };
    const { api } = await open({ [LIST]: [subscription, other] });
    await screen.findAllByRole('button', { name: 'Pause' });
    expect(screen.queryByText(/your only active subscription/)).toBeNull();
    cleanup();
    expect(api.callsOf(LIST)).toHaveLength(1);
    await open({ [LIST]: [subscription, { ...other, status: 'cancelled' }] });
    expect(await screen.findByText(/your only active subscription/)).toBeTruthy();
    await click('Cancel subscription');
    expect((await screen.findByRole('dialog')).textContent).toContain('your only active subscription');
  });

  it('R193: reads a page with its place among the others', async () => {
    await open({ [LIST]: { data: [subscription], total_pages: 3, current_page: 2 } });
    expect(await screen.findByText(/Page 2 of 3/)).toBeTruthy();
  });

  it('R215: says that loading failed, and Retry loads', async () => {
    const { api } = await open({ [LIST]: failure(400) });
    expect(await screen.findByText('Failed to load subscriptions')).toBeTruthy();
    api.answer(LIST, [subscription]);
    await click('Retry');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
  });
});

describe('subscribing', () => {
  it('R150 R194: a double click sends one POST with the verified primary phone alone', async () => {
    const onChanged = vi.fn();
    const { api, platform } = await open({ [POST]: { data: subscription } }, { onChanged });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    const subscribe = await button('Subscribe');
    fireEvent.click(subscribe);
    fireEvent.click(subscribe);
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST).map((call) => call.body)).toEqual([{ phone_number_id: 'phone-1' }]);
    expect(changes).toEqual([{ id: 'sub-1', status: 'active' }]);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('R150 R215 R222: without a phone the rule is said and nothing is sent', async () => {
    const { api } = await open({ 'GET /professionals/profile': { ...profile, phone_numbers: [] } });
    await click('Subscribe');
    expect(await screen.findByText('Provide exactly one phone number identifier')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('sends nothing where another tab has subscribed the phone meanwhile, and shows it', async () => {
    const { api } = await open({ [POST]: subscription });
    const subscribe = await button('Subscribe');
    api.answer(LIST, [subscription]);
    fireEvent.click(subscribe);
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('waits for a tab that is subscribing the same phone', async () => {
    let release: () => void = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    const locks = { request: async (_name: string, action: () => Promise<unknown>) => other.then(action) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    const { api } = await open({ [POST]: subscription });
    await click('Subscribe');
    api.answer(LIST, [subscription]);
    await act(async () => release());
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('after a lost answer looks the outcome up and shows it; nothing is sent twice', async () => {
    const { api } = await open({
      [POST]: () => {
        api.answer(LIST, [subscription]);
        return failure(504);
      },
    });
    await click('Subscribe');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(1);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('after a time-out that changed nothing says that it was looked up', async () => {
    const { api } = await open({ [POST]: () => new Promise(() => {}) });
    const subscribe = await button('Subscribe');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(subscribe);
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText(/took too long to answer.*We checked: nothing was changed/)).toBeTruthy();
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
  });

  it('R215 R222: says that it failed', async () => {
    await open({ [POST]: failure(400) });
    await click('Subscribe');
    expect(await screen.findByText('Failed to create subscription')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});

describe('changing a subscription', () => {
  it('R111 R196 R231: pauses by the subscription id', async () => {
    const { api } = await open({ [LIST]: [subscription], [PAUSE]: undefined });
    await click('Pause');
    expect(await screen.findByText('Subscription Paused')).toBeTruthy();
    expect(screen.getByText('Your subscription has been paused successfully')).toBeTruthy();
    expect(screen.getByText('Subscription paused. Reactivate to enable forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(PAUSE)).toHaveLength(1);
  });

  it('R111 R196 R232: reactivates, having said what is charged', async () => {
    const { api } = await open({ [LIST]: [{ ...subscription, status: 'paused' }], [REACTIVATE]: {} });
    expect(await screen.findByText(/Visa •••• 4242 is charged \$19.00 a month again/)).toBeTruthy();
    await click('Reactivate');
    expect(await screen.findByText('Subscription Reactivated')).toBeTruthy();
    expect(screen.getByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(REACTIVATE)).toHaveLength(1);
  });

  it('what the server says of the subscription afterwards stands, in the event too', async () => {
    const answer = { ...subscription, status: 'past_due', monthly_fee: 25, start_date: '2026-01-02T12:00:00Z' };
    const { platform } = await open({
      [LIST]: [{ ...subscription, status: 'cancelled' }],
      [REACTIVATE]: { subscription: answer },
    });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    await click('Reactivate');
    await waitFor(() => expect(changes).toEqual([{ id: 'sub-1', status: 'past_due' }]));
    const region = screen.getByRole('region', { name: '(415) 555-0101' });
    expect(region.textContent).toContain('Price$25.00 USD a month');
    expect(region.textContent).toContain('StartedJan 2, 2026');
  });

  it('while one change runs, nothing can be chosen that would be dropped; afterwards the focus is still in the panel', async () => {
    let answer = (_value?: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    await open({ [LIST]: [subscription], [PAUSE]: () => pending });
    const pause = await button('Pause');
    pause.focus();
    fireEvent.click(pause);
    const other = await button('Cancel subscription');
    await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(other);
    expect(screen.queryByRole('dialog')).toBeNull();
    answer();
    await button('Reactivate');
    expect(document.activeElement?.contains(await button('Cancel subscription'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  async function cancel() {
    await click('Cancel subscription');
    const question = await screen.findByRole('dialog', { name: 'Cancel the subscription for (415) 555-0101?' });
    return { question, confirm: within(question).getByRole('button', { name: 'Cancel subscription' }) };
  }

  it('R112 R195 R232: cancels by the phone number id, after the question, and stamps the time', async () => {
    const { api } = await open({ [LIST]: [subscription], [DELETE]: undefined });
    const { question, confirm } = await cancel();
    expect(question.textContent).toContain('There will be no further monthly charges');
    expect(api.callsOf(DELETE)).toHaveLength(0);
    fireEvent.click(confirm);
    expect(await screen.findByText('Subscription Cancelled')).toBeTruthy();
    expect(screen.getByText('Cancelled')).toBeTruthy();
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
    expect(document.body.textContent).toContain(`Cancelled on${today}`);
    expect(api.callsOf(DELETE)).toHaveLength(1);
  });

  it('keeps the subscription where the question is answered so', async () => {
    const { api } = await open({ [LIST]: [subscription] });
    const { question } = await cancel();
    fireEvent.click(within(question).getByRole('button', { name: 'Keep subscription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(DELETE)).toHaveLength(0);
  });

  it('R151 R215 R222: a subscription that is no longer known is not cancelled', async () => {
    const { api, platform } = await open({ [LIST]: [subscription] });
    const { confirm } = await cancel();
    act(() => {
      platform.queries.setQueryData([...queryKeys.subscriptions, {}], {
        subscriptions: [],
        total_pages: 1,
        current_page: 1,
      });
    });
    fireEvent.click(confirm);
    expect(await screen.findByText('Subscription not found')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  });

  it.each([
    ['Pause', PAUSE, subscription.status, 'Failed to pause subscription'],
    ['Reactivate', REACTIVATE, 'cancelled', 'Failed to reactivate subscription'],
    ['Cancel subscription', DELETE, 'active', 'Failed to cancel subscription'],
  ])('R215 R222: %s says that it failed, and the status stays', async (name, call, status, message) => {
    const { api } = await open({ [LIST]: [{ ...subscription, status }], [call]: failure(400) });
    await click(name);
    const dialog = name === 'Cancel subscription' ? await screen.findByRole('dialog') : undefined;
    if (dialog) fireEvent.click(within(dialog).getByRole('button', { name }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByText(status === 'active' ? 'Active' : 'Cancelled')).toBeTruthy();
    await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  });

  it('a pause whose answer got lost but that happened is a success', async () => {
    const { api, platform } = await open({
      [LIST]: [subscription],
      [PAUSE]: () => {
        api.answer(LIST, [{ ...subscription, status: 'paused' }]);
        return failure(502);
      },
    });
    platform.queries.setQueryData(queryKeys.transactions, []);
    await click('Pause');
    expect(await screen.findByText('Subscription Paused')).toBeTruthy();
    expect(api.callsOf(PAUSE)).toHaveLength(1);
    expect(platform.queries.getQueryState(queryKeys.transactions)?.isInvalidated).toBe(true);
  });
});

describe('a payment that is past due', () => {
  it('is mended where it is seen: a new default card, and the subscription is looked at again', async () => {
    const other = { ...visa, id: 'card-2', is_default: false, brand: 'mastercard', last_four: '4444' };
    const { api, platform } = await open({
      [LIST]: [{ ...subscription, status: 'past_due' }],
      'GET /api/v1/payment-methods': [visa, other],
      'PUT /api/v1/payment-methods/card-2': { ...other, is_default: true },
    });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    await click('Update payment method');
    expect(document.activeElement?.contains(await button('Make default'))).toBe(true);
    expect(document.activeElement?.contains(await button('Check again'))).toBe(false);
    (await button('Check again')).focus();
    await click('Update payment method');
    expect(document.activeElement?.contains(await button('Make default'))).toBe(true);
    api.answer(LIST, [subscription]);
    await click('Make default');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(changes).toEqual([{ id: 'sub-1', status: 'active' }]);
  });
});
