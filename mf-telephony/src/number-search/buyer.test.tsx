import { paymentMethodsQuery } from '@careline/shared/api';
import { addressesQuery } from '@careline/shared/lists';
import { failure } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buy, findBuyButton, openNumberPicker, purchases, search } from '../testing/number-picker';
import { fresh, PROFILE, profile, SUBSCRIPTIONS, subscription } from '../testing/telephony-platform';

describe('who may buy', () => {
  it.each([
    ['R115 R116', undefined, 'No subscription found. Subscribe to enable forwarding numbers.'],
    ['R115 R118', 'past_due', 'Payment past due. Please update your payment method.'],
    ['R115 R119', 'cancelled', 'Subscription cancelled. Reactivate to enable forwarding numbers.'],
    ['R115 R120', 'paused', 'Subscription paused. Reactivate to enable forwarding numbers.'],
    ['R115 R121', 'incomplete', 'Payment incomplete. Please complete payment setup.'],
    ['R115 R122', 'unpaid', 'Subscription inactive. Contact support for assistance.'],
  ])('%s: with the status %s the button is disabled and says why', async (_rows, status, message) => {
    await openNumberPicker({ answers: { [SUBSCRIPTIONS]: status === undefined ? [] : [{ ...subscription, status }] } });
    expect(await screen.findByText(message)).toBeTruthy();
    await search();
    const button = await findBuyButton();
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(screen.getByRole('link', { name: 'Go to subscription' }).getAttribute('href')).toBe(
      '/onboarding/subscription',
    );
  });

  it('R115 R116 PD48: while an earlier step is open the reason stands without a notice, and leads nowhere else', async () => {
    const test = await openNumberPicker({
      answers: {
        [SUBSCRIPTIONS]: [],
        'GET /professionals/profile/addresses': { addresses: [] },
        'GET /api/v1/payment-methods': [],
      },
    });
    const { api, queries } = test.platform;
    await act(() =>
      Promise.all([queries.fetchQuery(addressesQuery(api)), queries.fetchQuery(paymentMethodsQuery(api))]),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to subscription' })).toBeNull());
    const reason = await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.');
    await search();
    const button = await findBuyButton();
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')).toBe(reason);
  });

  it('U6 R122: where the words are to contact support, its address stands beside them', async () => {
    await openNumberPicker({
      answers: { [SUBSCRIPTIONS]: [{ ...subscription, status: 'unpaid' }] },
      config: { supportEmail: 'help@careline.example' },
    });
    const link = await screen.findByRole('link', { name: 'help@careline.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@careline.example');
  });

  it('R115 R117: with an active subscription the button is enabled', async () => {
    await openNumberPicker();
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    await search();
    expect((await findBuyButton()).disabled).toBe(false);
  });

  it('needs a verified phone', async () => {
    await openNumberPicker({
      answers: { [PROFILE]: { ...profile, phone_numbers: profile.phone_numbers.slice(0, 1) } },
    });
    expect(await screen.findByText('No verified phone yet')).toBeTruthy();
    await search();
    expect((await findBuyButton()).disabled).toBe(true);
    const link = screen.getByRole('link', { name: 'See your phones' });
    expect(link.getAttribute('href')).toBe('/onboarding/business-address');
  });

  it.each([
    ['See your phones', { [PROFILE]: { ...profile, phone_numbers: [] } }, '/dashboard/addresses'],
    ['Go to subscription', { [SUBSCRIPTIONS]: [] }, '/dashboard/money'],
  ])('in the dashboard "%s" leads to the page of that name', async (name, answers, href) => {
    const pages = { 'business-addresses': '/dashboard/addresses', billing: '/dashboard/money' };
    await openNumberPicker({ isStep: false, pages, answers });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('forwards to the chosen one of several verified phones, whose own subscription decides', async () => {
    const second = { id: 'phone-2', phone_number: '+14155550102', is_verified: true, is_primary: false };
    const both = { ...profile, phone_numbers: [...profile.phone_numbers, second] };
    const test = await openNumberPicker({
      answers: { [PROFILE]: both, [SUBSCRIPTIONS]: [{ ...subscription, phone_number_id: 'phone-2' }] },
    });
    const chooser = await screen.findByLabelText<HTMLSelectElement>('Forward calls to');
    expect(chooser.value).toBe('phone-2');
    await buy();
    await waitFor(() =>
      expect(purchases(test)).toEqual([{ phone_number: fresh.phone_number, forward_to_number: '+14155550102' }]),
    );
    fireEvent.change(chooser, { target: { value: 'phone-1' } });
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
  });

  it('says that subscriptions could not be loaded, and Retry loads them', async () => {
    const { api } = await openNumberPicker({ answers: { [SUBSCRIPTIONS]: failure(400) } });
    expect(await screen.findByText('Failed to load subscriptions')).toBeTruthy();
    api.answer(SUBSCRIPTIONS, [subscription]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
  });
});
