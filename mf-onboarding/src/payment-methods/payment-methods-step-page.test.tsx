import { subscriptionsQuery } from '@careline/shared/api';
import { failure } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createOnboardingPlatform } from '../testing/onboarding-platform';
import { PaymentMethodsStepPage } from './payment-methods-step-page';

const lead = 'Add the card that pays for your phone subscription.';

it.each([
  ['nobody has subscribed', [], ' Nothing is charged yet.'],
  ['it is cancelled', [{ id: 's1', status: 'cancelled' }], ' Nothing is charged yet.'],
  ...['past_due', 'unpaid', 'incomplete'].map(
    (status) =>
      [
        `it is ${status}`,
        [{ id: 's1', status }],
        ' What your subscription still owes is charged to the new card at once.',
      ] as const,
  ),
  ['nobody knows', failure(400), ''],
] as const)('F236: the step of the card says what is charged to it where %s', async (_, subscriptions, words) => {
  const { platform, show } = await createOnboardingPlatform({
    path: '/onboarding/payment-methods',
    answers: { 'GET /api/v1/phone-subscriptions': subscriptions },
  });
  // As the guards do before the page stands.
  await platform.queries.fetchQuery(subscriptionsQuery(platform.api)).catch(() => {});
  show(<PaymentMethodsStepPage />);
  expect(await screen.findByText(lead + words)).toBeDefined();
});
