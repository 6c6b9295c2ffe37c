import { failure } from '@careline/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform, visa } from '../testing/billing-platform';
import { PaymentMethodsPage } from './payment-methods-page';

it('F50: Retry that brings the cards leaves the focus with them', async () => {
  const test = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: { 'GET /api/v1/payment-methods': failure(400), 'GET /api/v1/phone-subscriptions': [] },
  });
  test.show(<PaymentMethodsPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  test.api.answer('GET /api/v1/payment-methods', [visa]);
  retry.focus();
  fireEvent.click(retry);
  const card = await screen.findByText('Visa •••• 4242');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(card)).toBe(true);
});
