import { failure } from '@careline/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBillingPlatform, profile, subscription, visa } from '../testing/billing-platform';
import { BillingPage } from './billing-page';

const CARDS = 'GET /api/v1/payment-methods';

async function open(answers: Readonly<Record<string, unknown>> = {}, path = '/dashboard/billing') {
  const test = await createBillingPlatform({
    path,
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /api/v1/phone-subscriptions/phone-1/transactions': [],
      'GET /professionals/profile': profile,
      [CARDS]: [visa],
      ...answers,
    },
  });
  test.show(<BillingPage />);
  return test;
}

describe('billing landing', () => {
  it('R22: sums up the subscription and the card, and leads on in the same language', async () => {
    await open({}, '/ru/dashboard/billing');
    expect(await screen.findByRole('heading', { level: 1, name: 'Оплата' })).toBeTruthy();
    expect(await screen.findByText('$19.00 USD в месяц')).toBeTruthy();
    expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/ru/dashboard/billing/payment-methods', '/ru/dashboard/billing/invoices']);
  });

  it('warns of a paying card that has expired', async () => {
    await open({ [CARDS]: [{ ...visa, exp_year: 2020 }] });
    expect(await screen.findByText(/This card has expired/)).toBeTruthy();
  });

  it('R213: cards that cannot be loaded leave the rest alone', async () => {
    const { api } = await open({ [CARDS]: failure(400) });
    expect(await screen.findByText('Failed to fetch payment methods')).toBeTruthy();
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    api.answer(CARDS, [visa]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
  });
});
