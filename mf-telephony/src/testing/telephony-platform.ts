import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { texts } from '../texts';

/** Calls by the names of the test API's table. */
export const PHONES = 'POST /api/v1/twilio/phones';
export const LIST = 'GET /api/v1/twilio/phones/user-1';
export const SUBSCRIPTIONS = 'GET /api/v1/phone-subscriptions';
export const PROFILE = 'GET /professionals/profile';
export const CARDS = 'GET /api/v1/payment-methods';

/** A platform for this remote's pages: a professional with a verified, subscribed phone and no number yet. */
export function createTelephonyPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  return createTestPlatform({
    owner: 'mf-telephony',
    texts,
    ...options,
    answers: { [LIST]: [], [SUBSCRIPTIONS]: [subscription], [PROFILE]: profile, [CARDS]: [], ...options.answers },
  });
}

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
  status: 'active',
  monthly_fee: 19,
  currency: 'USD',
  created_at: '2025-03-04T12:00:00Z',
};

export const fresh = {
  phone_number: '+15035550114',
  friendly_name: '(503) 555-0114',
  locality: 'Portland',
  region: 'OR',
  voice: true,
  sms: true,
  mms: false,
  was_recycled: false,
  price: 4.5,
  cost_savings: 0,
};

export const recycled = {
  ...fresh,
  phone_number: '+15035550120',
  friendly_name: '(503) 555-0120',
  was_recycled: true,
  price: 0,
  cost_savings: 1234.5,
};

export const number = {
  id: 'number-1',
  phone_number: '+15035550114',
  friendly_name: 'Front desk',
  twilio_sid: 'PN0001',
  purpose: 'New patients',
  voice: true,
  sms: true,
  mms: true,
  status: 'active',
  forward_to_number: '+14155550101',
  created_at: '2025-03-04T12:00:00',
  updated_at: '2025-03-05T12:00:00',
  was_recycled: false,
  cost_savings: 0,
};
