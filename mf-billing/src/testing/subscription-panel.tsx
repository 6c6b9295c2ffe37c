import type { TestPlatform, TestPlatformOptions } from '@careline/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SubscriptionPanelWidget } from '../subscription/subscription-panel-widget';
import { createBillingPlatform, profile, visa } from './billing-platform';

/** Calls by the names of the test API's table. */
export const LIST = 'GET /api/v1/phone-subscriptions';
export const POST = 'POST /api/v1/phone-subscriptions';
export const PAUSE = 'POST /api/v1/phone-subscriptions/sub-1/pause';
export const REACTIVATE = 'POST /api/v1/phone-subscriptions/sub-1/reactivate';
export const DELETE = 'DELETE /api/v1/phone-subscriptions/phone-1';

/** Shows the panel as the onboarding does, with a verified phone, a card and no subscription. */
export async function openSubscriptionPanel(
  answers: TestPlatformOptions['answers'],
  { path = '/onboarding/subscription' }: { path?: string } = {},
): Promise<TestPlatform> {
  const test = await createBillingPlatform({
    path,
    answers: { [LIST]: [], 'GET /professionals/profile': profile, 'GET /api/v1/payment-methods': [visa], ...answers },
  });
  test.show(<SubscriptionPanelWidget />);
  return test;
}

export function findButton(name: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

export async function click(name: string): Promise<void> {
  fireEvent.click(await findButton(name));
}
