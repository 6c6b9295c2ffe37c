import { paymentMethodsQuery, profileQuery, queryKeys, subscriptionsQuery } from '@careline/shared/api';
import { addressesQuery } from '@careline/shared/lists';
import { failure, type TestPlatformOptions } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PaymentMethodsStepPage } from '../payment-methods/payment-methods-step-page';
import { SubscriptionStepPage } from '../subscription/subscription-step-page';
import { createOnboardingPlatform } from '../testing/onboarding-platform';
import { TwilioNumbersStepPage } from '../twilio-numbers/twilio-numbers-step-page';

const card = { id: 'card-1', type: 'card', last_four: '4242', brand: 'visa', exp_month: 1, exp_year: 2030 };

/** Opens a step as the guards do: with the lists asked for before the page stands. */
async function openStep(page: ReactNode, options: TestPlatformOptions = {}) {
  const site = await createOnboardingPlatform({
    path: '/onboarding/payment-methods',
    pages: {
      'onboarding-payment-methods': '/onboarding/payment-methods',
      'onboarding-subscription': '/onboarding/subscription',
    },
    ...options,
  });
  const { api, queries, widgets } = site.platform;
  const mountWidget = vi.spyOn(widgets, 'mount');
  await Promise.allSettled([
    queries.fetchQuery(profileQuery(api)),
    queries.fetchQuery(addressesQuery(api)),
    queries.fetchQuery(paymentMethodsQuery(api)),
    queries.fetchQuery(subscriptionsQuery(api)),
  ]);
  site.show(page);
  return { ...site, mountWidget };
}

describe('a step of onboarding', () => {
  it("shows its owner's widget, and tells it that it stands in a step", async () => {
    const { mountWidget } = await openStep(<PaymentMethodsStepPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment method' })).toBeDefined();
    const [name, , props] = mountWidget.mock.calls[0] ?? [];
    expect(name).toBe('payment-methods@1');
    expect(props).toEqual({ isStep: true });
  });

  it('moves on by itself once the step has become complete, and offers Continue as long as it stands', async () => {
    const { platform, navigation } = await openStep(<PaymentMethodsStepPage />);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    act(() => platform.queries.setQueryData(queryKeys.paymentMethods, [{ ...card, is_default: true }]));
    await waitFor(() => expect(navigation.guardRuns()).toBe(1));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(navigation.guardRuns()).toBe(2));
  });

  it('shows a list that could not be loaded with Retry, and its widget once it has loaded; the guards hear of it by the cache', async () => {
    const list = 'GET /api/v1/payment-methods';
    const { api, navigation, mountWidget } = await openStep(<PaymentMethodsStepPage />, {
      answers: { [list]: failure(400, 'No list today') },
    });
    expect(screen.getByText('No list today')).toBeDefined();
    expect(mountWidget).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.callsOf(list)).toHaveLength(2));
    expect(await screen.findByText('No list today')).toBeDefined();
    expect(navigation.guardRuns()).toBe(0);

    api.answer(list, []);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Retry' }).hasAttribute('aria-disabled')).toBe(false),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mountWidget).toHaveBeenCalledOnce());
    expect(navigation.guardRuns()).toBe(0);
  });

  it('F50: a Retry that succeeds leaves the focus on the heading of its page', async () => {
    const list = 'GET /api/v1/payment-methods';
    const { api } = await openStep(<PaymentMethodsStepPage />, { answers: { [list]: failure(400, 'No list today') } });
    api.answer(list, []);
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByText('No list today')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('AX7: what could not be loaded is told anew in the language that is switched to', async () => {
    const translations = { en: 'No list today', es: 'Hoy no hay lista' };
    const answer = Response.json({ message: 'No list today', translations }, { status: 400 });
    const { navigation } = await openStep(<PaymentMethodsStepPage />, {
      answers: { 'GET /api/v1/payment-methods': answer },
    });
    expect(screen.getByText('No list today')).toBeDefined();
    await act(() => navigation.switchLocale('es'));
    expect(await screen.findByText('Hoy no hay lista')).toBeDefined();
  });

  it('leads a user who opened a later step back to the one that comes first', async () => {
    await openStep(<SubscriptionStepPage />, { path: '/es/onboarding/subscription' });
    const back = screen.getByRole('link', { name: 'Ir a «Método de pago»' });
    expect(back.getAttribute('href')).toBe('/es/onboarding/payment-methods');
    const ahead = screen.getByRole('link', { name: 'Ver qué números están disponibles' });
    expect(ahead.getAttribute('href')).toBe('/es/onboarding/twilio-numbers');
  });

  it('says on the last step that buying needs the subscription, and leads to it', async () => {
    await openStep(<TwilioNumbersStepPage />, {
      path: '/onboarding/twilio-numbers',
      answers: { 'GET /api/v1/payment-methods': [card] },
    });
    expect(screen.getByText(/Buying one needs an active subscription/)).toBeDefined();
    const back = screen.getByRole('link', { name: 'Go to “Subscription”' });
    expect(back.getAttribute('href')).toBe('/onboarding/subscription');
  });

  it('U1 AX1: what the subscription costs and its next charge stay on the last step, which opens by itself', async () => {
    const subscription = { id: 's', phone_number_id: 'phone-1', status: 'active', monthly_fee: 19 };
    await openStep(<TwilioNumbersStepPage />, {
      path: '/onboarding/twilio-numbers',
      answers: {
        'GET /api/v1/payment-methods': [card],
        'GET /api/v1/phone-subscriptions': [{ ...subscription, end_date: '2026-12-22T23:30:00Z' }],
      },
    });
    expect(screen.getByText('It costs $19.00 a month. The next charge is on Dec 22, 2026.')).toBeDefined();
  });

  it.each([
    ['2026-11-23T09:30:00Z', /^It costs \$19\.00 a month\. \$24\.00 was charged today\.$/],
    ['2026-10-22T23:30:00Z', /^It costs \$19\.00 a month\.$/],
    ['2026-11-22T21:30:00-05:00', /^It costs \$19\.00 a month\. \$24\.00 was charged today\.$/],
    ['2026-11-23T01:30:00+05:00', /^It costs \$19\.00 a month\.$/],
  ])('U1 AX1: of a subscription of %s the last step tells what was charged on its day', async (created_at, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const subscription = { id: 's', phone_number_id: 'phone-1', status: 'active', monthly_fee: 19, created_at };
    await openStep(<TwilioNumbersStepPage />, {
      path: '/onboarding/twilio-numbers',
      config: { prices: { currency: 'USD', monthly: 19, setUp: 5 } },
      answers: {
        'GET /api/v1/payment-methods': [card],
        'GET /api/v1/phone-subscriptions': [subscription],
      },
    });
    expect(screen.getByText(words)).toBeDefined();
  });
});
