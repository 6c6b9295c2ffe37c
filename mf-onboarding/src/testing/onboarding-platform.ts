import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { texts } from '../texts';

/** A platform for this remote's pages: a professional who has everything but a card and a subscription. */
export function createOnboardingPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  return createTestPlatform({ owner: 'mf-onboarding', texts, ...options, answers: { ...answers, ...options.answers } });
}

const profile = {
  id: 'user-1',
  first_name: 'Ana',
  last_name: 'Li',
  description: 'Nurse',
  skill_ids: ['skill-1'],
  personal_address_street1: '1 Main St',
  personal_address_city: 'Austin',
  personal_address_state: 'TX',
  personal_address_postal: '78701',
  personal_address_country: 'US',
  personalized_conditions: [{ id: 'link-1', condition_id: 'condition-1' }],
  phone_numbers: [{ id: 'phone-1', phone_number: '+15125550100', is_verified: true }],
};

const answers = {
  'GET /professionals/profile': profile,
  'GET /professionals/profile/addresses': [{ id: 'address-1', street1: '1 Main St' }],
  'GET /api/v1/payment-methods': [],
  'GET /api/v1/phone-subscriptions': [],
};
