import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { texts } from '../texts';

/** A platform for this remote's pages, over an API that answers from the test's table. */
export function createBillingPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  return createTestPlatform({
    owner: 'mf-billing',
    texts,
    ...options,
  });
}

export const visa = {
  id: 'card-1',
  type: 'card',
  is_default: true,
  last_four: '4242',
  brand: 'visa',
  exp_month: 4,
  exp_year: 2099,
  stripe_payment_method_id: 'pm_1',
  created_at: '2025-03-04T12:00:00Z',
  updated_at: '2025-03-04T12:00:00Z',
};

export const mastercard = {
  ...visa,
  id: 'card-2',
  is_default: false,
  last_four: '4444',
  brand: 'mastercard',
  stripe_payment_method_id: 'pm_2',
};

export const profile = {
  id: 'profile-1',
  first_name: 'Ana',
  phone_numbers: [
    { id: 'phone-0', phone_number: '+14155550100', is_verified: false, is_primary: false },
    { id: 'phone-1', phone_number: '+14155550101', is_verified: true, is_primary: true },
  ],
};

export const subscription = {
  id: 'sub-1',
  phone_number_id: 'phone-1',
  twilio_phone_number_id: null,
  stripe_subscription_id: 'sub_stripe',
  status: 'active',
  monthly_fee: 19,
  amount: 19,
  currency: 'USD',
  start_date: '2025-03-04T12:00:00Z',
  end_date: '2099-04-04T12:00:00Z',
  cancelled_at: null,
  created_at: '2025-03-04T12:00:00Z',
  updated_at: '2025-03-04T12:00:00Z',
};
