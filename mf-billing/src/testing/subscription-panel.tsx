import { queryKeys } from '@careline/shared/api';
import { type TestPlatform, type TestPlatformOptions, testUser } from '@careline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { SubscriptionPanelWidget } from '../subscription/subscription-panel-widget';
import { createBillingPlatform, profile, visa } from './billing-platform';

/** Calls by the names of the test API's table. */
export const LIST = 'GET /api/v1/phone-subscriptions';
export const POST = 'POST /api/v1/phone-subscriptions';
export const PAUSE = 'POST /api/v1/phone-subscriptions/sub-1/pause';
export const REACTIVATE = 'POST /api/v1/phone-subscriptions/sub-1/reactivate';
export const TRANSACTIONS = 'GET /api/v1/phone-subscriptions/phone-1/transactions';
export const DELETE = 'DELETE /api/v1/phone-subscriptions/phone-1';

/** Shows the panel as the onboarding does, with a verified phone, a card and no subscription; the guard has loaded `numbers`. */
export async function openSubscriptionPanel(
  answers: TestPlatformOptions['answers'],
  options: Pick<TestPlatformOptions, 'path' | 'config'> & { readonly numbers?: readonly object[] } = {},
): Promise<TestPlatform> {
  const { path = '/onboarding/subscription', config = {}, numbers = [] } = options;
  const test = await createBillingPlatform({
    path,
    config,
    answers: {
      [LIST]: [],
      [TRANSACTIONS]: [],
      'GET /professionals/profile': profile,
      'GET /api/v1/payment-methods': [visa],
      ...answers,
    },
  });
  test.platform.queries.setQueryData([...queryKeys.forwardingNumbers, testUser.user_id], numbers);
  test.show(<SubscriptionPanelWidget />);
  return test;
}

export function findButton(name: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

export async function click(name: string): Promise<void> {
  fireEvent.click(await findButton(name));
}

/** Answers the question that stands with yes; twice, as a double click does. */
export async function confirm(name: string): Promise<void> {
  const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name });
  fireEvent.click(yes);
  fireEvent.click(yes);
}

/** Presses the panel's button and says yes to what it asks. */
export async function agree(name: string): Promise<void> {
  await click(name);
  await confirm(name);
}

export const prices = { currency: 'USD', monthly: 19, setUp: 5, perMinute: 0.02, perNumber: 3 };
