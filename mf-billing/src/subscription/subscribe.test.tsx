import { failure } from '@careline/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profile, subscription } from '../testing/billing-platform';
import {
  agree,
  click,
  confirm,
  findButton,
  LIST,
  openSubscriptionPanel,
  POST,
  prices,
} from '../testing/subscription-panel';

afterEach(() => {
  vi.useRealTimers();
});

describe('subscribing', () => {
  it('R150 R194: a double click sends one POST with the verified primary phone alone', async () => {
    const { api, platform } = await openSubscriptionPanel({ [POST]: { data: subscription } });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    await agree('Subscribe');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST).map((call) => call.body)).toEqual([{ phone_number_id: 'phone-1' }]);
    expect(changes).toMatchObject([{ id: 'sub-1', status: 'active' }]);
  });

  it('F433: the form for a card that is open has the one primary button', async () => {
    await openSubscriptionPanel({ 'GET /api/v1/payment-methods': [] });
    const primary = () => screen.getAllByRole('button').filter((button) => /primary/.test(button.className));
    await click('Add card');
    await screen.findByLabelText('Card number');
    expect(primary()).toHaveLength(1);
  });

  it('R150 R215 R222: without a phone the rule is said and nothing is sent', async () => {
    const { api } = await openSubscriptionPanel({ 'GET /professionals/profile': { ...profile, phone_numbers: [] } });
    await click('Subscribe');
    expect(await screen.findByText('Provide exactly one phone number identifier')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('sends nothing where another tab has subscribed the phone meanwhile, and shows it', async () => {
    const { api } = await openSubscriptionPanel({ [POST]: subscription });
    await click('Subscribe');
    api.answer(LIST, [subscription]);
    await confirm('Subscribe');
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
    const { api } = await openSubscriptionPanel({ [POST]: subscription });
    await agree('Subscribe');
    api.answer(LIST, [subscription]);
    await act(async () => release());
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('after a lost answer looks the outcome up and shows it; nothing is sent twice', async () => {
    const { api } = await openSubscriptionPanel({
      [POST]: () => {
        api.answer(LIST, [subscription]);
        return failure(504);
      },
    });
    await agree('Subscribe');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(1);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('after a time-out that changed nothing says that it was looked up', async () => {
    const { api } = await openSubscriptionPanel({ [POST]: () => new Promise(() => {}) });
    await click('Subscribe');
    await screen.findByRole('alertdialog');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await confirm('Subscribe');
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText(/took too long to answer.*We checked: nothing was changed/)).toBeTruthy();
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
  });

  it('R215 R222: says that it failed', async () => {
    await openSubscriptionPanel({ [POST]: failure(400) });
    await agree('Subscribe');
    expect(await screen.findByText('Failed to create subscription')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});

describe('money before the click', () => {
  afterEach(() => vi.useRealTimers());

  it('U1 AX1: every price stands before the button, the button says what is charged today, and it is asked about', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00-08:00') });
    const { api } = await openSubscriptionPanel({ [POST]: subscription }, { config: { prices } });
    const subscribe = await findButton('Subscribe for $24.00 today');
    const region = screen.getByRole('region', { name: '(415) 555-0101' });
    for (const price of [
      'Each month$19.00',
      'Setup, one-time$5.00',
      'Each started minute of a forwarded call$0.02',
      'Each numberfrom $3.00 a month',
      'Charged today$24.00',
    ]) {
      expect(region.textContent).toContain(price);
    }
    const told = document.getElementById(subscribe.getAttribute('aria-describedby') ?? '');
    await waitFor(() =>
      expect(told?.textContent).toContain('We charge Visa •••• 4242 today, and then $19.00 every month'),
    );
    expect(document.body.textContent).not.toContain('$0.00');

    subscribe.click();
    const question = await screen.findByRole('alertdialog', { name: 'Charge Visa •••• 4242 $24.00 today?' });
    expect(question.textContent).toContain(
      'From Dec\u00a023,\u00a02026 on, $19.00 is charged every month until you cancel.',
    );
    expect(question.textContent).toContain('costs $0.02');
    expect(api.callsOf(POST)).toHaveLength(0);
    await confirm('Pay $24.00 and subscribe');
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(1));
  });

  it('U1: no is an answer, after which nothing was charged', async () => {
    const { api } = await openSubscriptionPanel({ [POST]: subscription }, { config: { prices } });
    await click('Subscribe for $24.00 today');
    await click('Not now');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('AX25: an account without a card is offered to add one, and no amount is promised to be charged', async () => {
    await openSubscriptionPanel({ 'GET /api/v1/payment-methods': [] }, { config: { prices } });
    const add = await findButton('Add card');
    const subscribe = await findButton('Subscribe');
    // What has to come first stands first, and is the one that is filled.
    expect(add.compareDocumentPosition(subscribe)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(add.className).toContain('primary');
    expect(subscribe.className).not.toContain('primary');
  });
});
