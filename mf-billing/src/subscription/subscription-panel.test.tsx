import { failure } from '@careline/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscription, visa } from '../testing/billing-platform';
import { click, LIST, openSubscriptionPanel, TRANSACTIONS } from '../testing/subscription-panel';

describe('what is shown', () => {
  it.each([
    ['active', 'Active', 'Subscription active. You can create forwarding numbers.'],
    ['past_due', 'Past due', 'Payment past due. Please update your payment method.'],
    ['cancelled', 'Cancelled', 'Subscription cancelled. Reactivate to enable forwarding numbers.'],
    ['paused', 'Paused', 'Subscription paused. Reactivate to enable forwarding numbers.'],
    ['incomplete', 'Incomplete', 'Payment incomplete. Please complete payment setup.'],
    ['unpaid', 'Unpaid', 'Subscription inactive. Contact support for assistance.'],
    ['frozen', 'frozen', 'Subscription inactive. Contact support for assistance.'],
    [null, 'Status unknown', 'Subscription inactive. Contact support for assistance.'],
  ])(
    'R110 R113 R117 R118 R119 R120 R121 R122 F122: %s has its name, exact message and mark',
    async (status, label, message) => {
      await openSubscriptionPanel({ [LIST]: { data: [{ ...subscription, status }] } });
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.getByText(label)).toBeTruthy();
      const isMarked = ['past_due', 'incomplete', 'unpaid'].includes(status ?? '');
      expect(screen.queryAllByText('Needs attention')).toHaveLength(isMarked ? 1 : 0);
    },
  );

  it('R116: says so where there is no subscription, with the phone and the card that will be charged', async () => {
    await openSubscriptionPanel({});
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '(415) 555-0101' })).toBeTruthy();
    expect(await screen.findByText(/We charge Visa •••• 4242/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('monthly total');
  });

  it('U6: where the message says to contact support, there is an address', async () => {
    await openSubscriptionPanel(
      { [LIST]: [{ ...subscription, status: 'unpaid' }] },
      { config: { supportEmail: 'help@careline.example' } },
    );
    const link = await screen.findByRole('link', { name: 'Write to support' });
    expect(link.getAttribute('href')).toBe('mailto:help@careline.example');
  });

  it('R80: shows price, currency and dates once known', async () => {
    await openSubscriptionPanel({ [LIST]: { subscriptions: [{ ...subscription, monthly_fee: 1234.5 }] } });
    const region = await screen.findByRole('region', { name: '(415) 555-0101' });
    expect(region.textContent).toContain('Price$1,234.50\u00a0USD a month');
    expect(region.textContent).toContain('Next chargeApr\u00a04,\u00a02099');
    expect(region.textContent).toContain('StartedMar\u00a04,\u00a02025');
  });

  it.each([['/es'], ['/ru']])('R244: money is en-US under %s too', async (prefix) => {
    await openSubscriptionPanel(
      { [LIST]: { data: [{ ...subscription, monthly_fee: '1234.5' }] } },
      { path: `${prefix}/onboarding/subscription` },
    );
    await waitFor(() => expect(document.body.textContent).toContain('$1,234.50\u00a0USD'));
  });

  it.each([
    ['', 'the card •••• 4242'],
    ['/es', 'su tarjeta •••• 4242'],
    ['/ru', 'карты •••• 4242'],
  ])('AX1: under "%s" a card whose brand is not known stands in the sentence in its case', async (prefix, words) => {
    const unbranded = { ...visa, brand: 'unknown' };
    await openSubscriptionPanel(
      { [LIST]: [subscription], 'GET /api/v1/payment-methods': [unbranded] },
      { path: `${prefix}/onboarding/subscription` },
    );
    await waitFor(() => expect(document.body.textContent).toContain(words));
  });

  it('AX7: why the last bill cannot be told is said anew in the language that is switched to', async () => {
    const translations = { en: 'No bills today', es: 'Hoy no hay facturas' };
    const { navigation } = await openSubscriptionPanel({
      [LIST]: [subscription],
      [TRANSACTIONS]: Response.json({ message: 'No bills today', translations }, { status: 400 }),
    });
    expect(await screen.findByText('No bills today')).toBeDefined();
    await act(() => navigation.switchLocale('es'));
    expect(await screen.findByText('Hoy no hay facturas')).toBeDefined();
  });

  it('R114: counts active subscriptions alone, by fee or else amount', async () => {
    const list = [
      { ...subscription, monthly_fee: 10 },
      { ...subscription, id: 'sub-2', phone_number_id: 'phone-2', monthly_fee: null, amount: '5.50' },
      { ...subscription, id: 'sub-3', phone_number_id: 'phone-3', status: 'paused', monthly_fee: 7 },
    ];
    await openSubscriptionPanel({ [LIST]: list });
    await waitFor(() => expect(document.body.textContent).toContain('Monthly subscription total$15.50'));
  });

  it('F400: a sum of which one price is not known is not told', async () => {
    const unpriced = { ...subscription, id: 'sub-2', phone_number_id: 'phone-2', monthly_fee: null, amount: null };
    await openSubscriptionPanel({ [LIST]: [subscription, unpriced] });
    expect(await screen.findByText(/\$19\.00\sUSD/)).toBeTruthy();
    expect(screen.queryByText('Monthly subscription total')).toBeNull();
  });

  it('never adds up amounts of different currencies', async () => {
    const euros = { ...subscription, id: 'sub-2', phone_number_id: 'phone-2', currency: 'EUR', monthly_fee: 7 };
    await openSubscriptionPanel({ [LIST]: [{ ...subscription, monthly_fee: 10 }, euros] });
    await waitFor(() => expect(document.body.textContent).toContain('Monthly subscription total$10.00 + €7.00'));
  });

  it.each([
    ['paused', true],
    ['cancelled', true],
    ['past_due', false],
    ['incomplete', false],
    ['unpaid', false],
  ])('F402: of one that is %s it is said that it is paid until its end: %s', async (status, isPaid) => {
    await openSubscriptionPanel({ [LIST]: [{ ...subscription, status }] });
    await screen.findByText('Started');
    expect(screen.queryAllByText('Paid until')).toHaveLength(isPaid ? 1 : 0);
  });

  it('names the next charge to the end of its day where it comes without a time', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await openSubscriptionPanel({ [LIST]: [{ ...subscription, end_date: day }] });
    await waitFor(() => expect(document.body.textContent).toContain('Next charge'));
  });

  it('says what pausing or cancelling the only active subscription closes, and says it of no other', async () => {
    const other = { ...subscription, id: 'sub-2', phone_number_id: 'phone-2' };
    const { api } = await openSubscriptionPanel({ [LIST]: [subscription, other] });
    await screen.findAllByRole('button', { name: 'Pause' });
    expect(screen.queryByText(/your only active subscription/)).toBeNull();
    cleanup();
    expect(api.callsOf(LIST)).toHaveLength(1);
    await openSubscriptionPanel({ [LIST]: [subscription, { ...other, status: 'cancelled' }] });
    expect(await screen.findByText(/your only active subscription/)).toBeTruthy();
    await click('Cancel subscription');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('your only active subscription');
  });

  it('R193: reads a page with its place among the others', async () => {
    await openSubscriptionPanel({ [LIST]: { data: [subscription], total_pages: 3, current_page: 2 } });
    expect(await screen.findByText(/Page 2 of 3/)).toBeTruthy();
  });

  it('R215: says that loading failed, and Retry loads', async () => {
    const { api } = await openSubscriptionPanel({ [LIST]: failure(400) });
    expect(await screen.findByText('Failed to load subscriptions')).toBeTruthy();
    api.answer(LIST, [subscription]);
    await click('Retry');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
  });
});
