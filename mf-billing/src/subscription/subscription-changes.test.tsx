import { queryKeys } from '@careline/shared/api';
import { failure } from '@careline/shared/testing';
import { formatBillingDay } from '@careline/shared/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { transactionKeys } from '../api/subscriptions/transaction-keys';
import { subscription, visa } from '../testing/billing-platform';
import {
  agree,
  click,
  confirm,
  DELETE,
  findButton,
  LIST,
  openSubscriptionPanel,
  PAUSE,
  REACTIVATE,
  TRANSACTIONS,
} from '../testing/subscription-panel';

describe('changing a subscription', () => {
  it('R111 R196 R231: pauses by the subscription id', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: [subscription], [PAUSE]: undefined });
    await agree('Pause');
    expect(await screen.findByText('Subscription Paused')).toBeTruthy();
    expect(screen.getByText('Your subscription has been paused successfully')).toBeTruthy();
    expect(screen.getByText('Subscription paused. Reactivate to enable forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(PAUSE)).toHaveLength(1);
  });

  it.each([
    ['Pause', 'Pause', 'primary'],
    ['Cancel subscription', 'Cancel subscription', 'danger'],
  ])('U16: "%s" is answered with a button in the color of what it does', async (button, yes, variant) => {
    await openSubscriptionPanel({ [LIST]: [subscription] });
    await click(button);
    const confirming = within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes });
    expect(confirming.className.split(' ')).toContain(variant);
  });

  it('R111 R196 R232: reactivates, having said what is charged', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'paused' }], [REACTIVATE]: {} });
    expect(await screen.findByText(/Visa •••• 4242 is charged \$19.00 every month again/)).toBeTruthy();
    await agree('Reactivate');
    expect(await screen.findByText('Subscription Reactivated')).toBeTruthy();
    expect(screen.getByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(REACTIVATE)).toHaveLength(1);
  });

  it('what the server says of the subscription afterwards stands, in the event too', async () => {
    const answer = { ...subscription, status: 'past_due', monthly_fee: 25, start_date: '2026-01-02T12:00:00Z' };
    const { platform } = await openSubscriptionPanel({
      [LIST]: [{ ...subscription, status: 'cancelled' }],
      [REACTIVATE]: { subscription: answer },
    });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    await agree('Reactivate for $19.00 today');
    await waitFor(() => expect(changes).toMatchObject([{ id: 'sub-1', status: 'past_due' }]));
    const region = screen.getByRole('region', { name: '(415) 555-0101' });
    expect(region.textContent).toContain('Price$25.00\u00a0USD a month');
    expect(region.textContent).toContain('StartedJan\u00a02,\u00a02026');
  });

  it('F401: of one that the server says is not paid no success is told', async () => {
    await openSubscriptionPanel({
      [LIST]: [{ ...subscription, status: 'cancelled' }],
      [REACTIVATE]: { ...subscription, status: 'past_due' },
    });
    await agree('Reactivate for $19.00 today');
    expect(await screen.findByText(/^Payment is still/)).toBeTruthy();
    expect(screen.queryByText('Subscription Reactivated')).toBeNull();
  });

  it('F455: nor that nothing was changed, where the answer was lost', async () => {
    const { api } = await openSubscriptionPanel({
      [LIST]: [{ ...subscription, status: 'cancelled' }],
      [REACTIVATE]: failure(504),
    });
    await findButton('Reactivate for $19.00 today');
    api.answer(LIST, [{ ...subscription, status: 'past_due' }]);
    await agree('Reactivate for $19.00 today');
    expect((await screen.findAllByText(/^Payment is still/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/nothing was changed/)).toBeNull();
  });

  it('while one change runs, nothing can be chosen that would be dropped; afterwards the focus is still in the panel', async () => {
    let answer = (_value?: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    await openSubscriptionPanel({ [LIST]: [subscription], [PAUSE]: () => pending });
    (await findButton('Pause')).focus();
    await agree('Pause');
    const other = await findButton('Cancel subscription');
    await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('true'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(other);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    await findButton('Reactivate');
    expect(document.activeElement?.contains(await findButton('Cancel subscription'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  async function cancel() {
    await click('Cancel subscription');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the subscription for (415) 555-0101?' });
    return { question, yes: within(question).getByRole('button', { name: 'Cancel subscription' }) };
  }

  it('R112 R195 R232: cancels by the phone number id, after the question, and stamps the time', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: [subscription], [DELETE]: undefined });
    const { question, yes } = await cancel();
    expect(question.textContent).toContain('there are no further monthly charges');
    expect(question.textContent).toContain('call minutes that have not been billed yet are charged now');
    expect(api.callsOf(DELETE)).toHaveLength(0);
    fireEvent.click(yes);
    expect(await screen.findByText('Subscription Cancelled')).toBeTruthy();
    expect(screen.getByText('Cancelled')).toBeTruthy();
    const today = formatBillingDay(new Date().toISOString(), 'en-US');
    expect(document.body.textContent).toContain(`Canceled on${today}`);
    expect(api.callsOf(DELETE)).toHaveLength(1);
  });

  it('keeps the subscription where the question is answered so', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: [subscription] });
    const { question } = await cancel();
    fireEvent.click(within(question).getByRole('button', { name: 'Keep subscription' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf(DELETE)).toHaveLength(0);
  });

  it('R151 R215 R222: a subscription that is no longer known is not cancelled', async () => {
    const { api, platform } = await openSubscriptionPanel({ [LIST]: [subscription] });
    const { yes } = await cancel();
    act(() => {
      platform.queries.setQueryData([...queryKeys.subscriptions, {}], {
        subscriptions: [],
        total_pages: 1,
        current_page: 1,
      });
    });
    fireEvent.click(yes);
    expect(await screen.findByText('Subscription not found')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
  });

  it.each([
    ['Pause', PAUSE, subscription.status, 'Failed to pause subscription'],
    ['Reactivate for $19.00 today', REACTIVATE, 'cancelled', 'Failed to reactivate subscription'],
    ['Cancel subscription', DELETE, 'active', 'Failed to cancel subscription'],
  ])('R215 R222: %s says that it failed, and the status stays', async (name, call, status, message) => {
    const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status }], [call]: failure(400) });
    await agree(name);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByText(status === 'active' ? 'Active' : 'Cancelled')).toBeTruthy();
    await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  });

  it('a pause whose answer got lost but that happened is a success', async () => {
    const { api, platform } = await openSubscriptionPanel({
      [LIST]: [subscription],
      [PAUSE]: () => {
        api.answer(LIST, [{ ...subscription, status: 'paused' }]);
        return failure(502);
      },
    });
    platform.queries.setQueryData(transactionKeys.transactions, []);
    await agree('Pause');
    expect(await screen.findByText('Subscription Paused')).toBeTruthy();
    expect(api.callsOf(PAUSE)).toHaveLength(1);
    expect(platform.queries.getQueryState(transactionKeys.transactions)?.isInvalidated).toBe(true);
  });

  it('F299: bills that come late, from before a change, are asked for again', async () => {
    let arrive: (list: object) => void = () => {};
    const late = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const { api } = await openSubscriptionPanel({
      [LIST]: [subscription],
      [PAUSE]: undefined,
      [TRANSACTIONS]: () => late,
    });
    await agree('Pause');
    await screen.findByText('Subscription Paused');
    const fee = {
      id: 't1',
      type: 'subscription_fee',
      status: 'succeeded',
      amount: 19,
      created_at: '2026-11-22T23:30:00Z',
    };
    api.answer(TRANSACTIONS, [fee]);
    arrive([]);
    expect(await screen.findByText(/\$19\.00 on Nov/)).toBeTruthy();
  });
});

describe('money before the click', () => {
  it('U2 AX2: a pause says what it stops and closes, and asks; afterwards the page says that the dashboard is closed', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: [subscription], [PAUSE]: undefined });
    await click('Pause');
    const question = await screen.findByRole('alertdialog', { name: 'Pause the subscription for (415) 555-0101?' });
    expect(question.textContent).toContain('Visa •••• 4242 will not be charged on Apr\u00a04,\u00a02099.');
    expect(question.textContent).toContain('This is your only active subscription.');
    expect(api.callsOf(PAUSE)).toHaveLength(0);
    await confirm('Pause');
    expect(await screen.findByText(/most of the dashboard is closed/)).toBeTruthy();
    expect(api.callsOf(PAUSE)).toHaveLength(1);
  });

  it('AX1: what "Reactivate" and "Pause" bring is read with their buttons', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'cancelled' }] });
    const told = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby') ?? '');
    const reactivate = await findButton('Reactivate for $19.00 today');
    await waitFor(() =>
      expect(told(reactivate)?.textContent).toContain('If you reactivate, Visa •••• 4242 is charged $19.00 today'),
    );
    reactivate.click();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'If you reactivate, Visa •••• 4242 is charged $19.00 today',
    );
    cleanup();
    expect(api.callsOf(REACTIVATE)).toHaveLength(0);
    await openSubscriptionPanel({ [LIST]: [subscription] });
    expect(told(await findButton('Pause'))?.textContent).toContain('calls may not be forwarded');
  });

  it('U1: what was charged, and the next charge, stand in the panel afterwards', async () => {
    const line = {
      id: 't1',
      type: 'subscription_fee',
      status: 'succeeded',
      amount: 19,
      created_at: '2026-11-22T23:30:00Z',
    };
    const { api } = await openSubscriptionPanel({
      [LIST]: [{ ...subscription, status: 'cancelled' }],
      [REACTIVATE]: () => {
        api.answer(TRANSACTIONS, [line, { ...line, id: 't2', type: 'setup_fee', amount: 5 }]);
        return subscription;
      },
      [TRANSACTIONS]: [],
    });
    await agree('Reactivate for $19.00 today');
    const region = screen.getByRole('region', { name: '(415) 555-0101' });
    await waitFor(() =>
      expect(region.textContent).toContain('Last bill$24.00 on Nov\u00a022,\u00a02026, including $5.00 for setup'),
    );
    expect(region.textContent).toContain('Next chargeApr\u00a04,\u00a02099');
  });
});

describe('a payment that is past due', () => {
  it('is mended where it is seen: a new default card, and the subscription is looked at again', async () => {
    const other = { ...visa, id: 'card-2', is_default: false, brand: 'mastercard', last_four: '4444' };
    const { api, platform } = await openSubscriptionPanel({
      [LIST]: [{ ...subscription, status: 'past_due' }],
      'GET /api/v1/payment-methods': [visa, other],
      'PUT /api/v1/payment-methods/card-2': { ...other, is_default: true },
    });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    await click('Update payment method');
    expect(document.activeElement?.contains(await findButton('Make default'))).toBe(true);
    expect(document.activeElement?.contains(await findButton('Check again'))).toBe(false);
    (await findButton('Check again')).focus();
    await click('Update payment method');
    expect(document.activeElement?.contains(await findButton('Make default'))).toBe(true);
    api.answer(LIST, [subscription]);
    await agree('Make default');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(changes).toMatchObject([{ id: 'sub-1', status: 'active' }]);
  });

  it('F468: has one primary button, also where the form for a card is open', async () => {
    await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'past_due' }] });
    const primary = () => screen.getAllByRole('button').filter((button) => /primary/.test(button.className));
    await findButton('Update payment method');
    expect(primary()).toHaveLength(1);
    await click('Update payment method');
    await click('Add card');
    await screen.findByLabelText('Card number');
    expect(primary()).toEqual([await findButton('Add card')]);
  });
});
