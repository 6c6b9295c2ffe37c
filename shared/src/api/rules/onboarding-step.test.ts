import { describe, expect, it } from 'vitest';
import { readAddresses } from '../addresses/address';
import { readPhoneNumbers } from '../numbers/forwarding-number';
import { readPaymentMethods } from '../payment-methods/payment-method';
import { readProfile } from '../profile/profile-reader';
import { readSubscriptions } from '../subscriptions/subscription';
import { hasVerifiedPhone, type OnboardingData, onboardingStep } from './onboarding-step';
import { profileCompleteness } from './profile-completeness';

const complete = {
  id: 'p1',
  first_name: 'Ana',
  last_name: 'Ruiz',
  description: 'Physiotherapist',
  skills: [{ id: 's1', name: 'Yoga' }],
  personal_address_street1: '1 Main St',
  personal_address_city: 'Albany',
  personal_address_state: 'NY',
  personal_address_postal: '12207',
  personal_address_country: 'US',
};
const verified = [{ id: 'f1', phone_number: '+12125550100', is_verified: true }];
const conditions = [{ id: 'uc1', condition_id: 'c1' }];

function data(profile: object | null, rest: Partial<OnboardingData> = {}): OnboardingData {
  const nothing = { addresses: [], paymentMethods: [], subscriptions: [], forwardingNumbers: [] };
  return { profile: readProfile(profile), ...nothing, ...rest };
}
const addresses = readAddresses([{ id: 'a1' }]) ?? [];
const paymentMethods = readPaymentMethods([{ id: 'm1' }]) ?? [];
const forwardingNumbers = readPhoneNumbers([{ id: 'n1', phone_number: '+1' }]) ?? [];
const subscriptions = (status: string) => readSubscriptions([{ id: 's1', status }])?.subscriptions ?? [];

describe('profile completeness', () => {
  it('R106: a profile with everything is complete', () => {
    expect(profileCompleteness(readProfile(complete))).toEqual({ complete: true, missing: [] });
  });

  it.each(Object.keys(complete).filter((name) => name !== 'id'))('R106 R107: %s is needed and listed', (name) => {
    for (const absent of [undefined, '', '  ', null, []]) {
      const profile = readProfile({ ...complete, [name]: absent });
      expect(profileCompleteness(profile)).toEqual({ complete: false, missing: [name] });
    }
  });

  it('skills count by id too, and without a profile everything is missing', () => {
    expect(profileCompleteness(readProfile({ ...complete, skills: [], skill_ids: ['s1'] })).complete).toBe(true);
    expect(profileCompleteness(null).missing).toHaveLength(9);
  });
});

describe('onboarding step', () => {
  const phoned = { ...complete, phone_numbers: verified };
  const conditioned = { ...phoned, personalized_conditions: conditions };

  it.each([
    ['no profile', null],
    ['no first name', { ...complete, first_name: '' }],
    ['no last name', { ...complete, last_name: '' }],
    ['an incomplete profile', { ...complete, skills: [] }],
  ])('R123: %s keeps on step 1, whatever else is there', (_case, profile) => {
    const all = { addresses, paymentMethods, subscriptions: subscriptions('active'), forwardingNumbers };
    expect(onboardingStep(data(profile, all))).toBe('profile');
  });

  it('R124: step 2 needs a business address and a verified phone', () => {
    const unverified = { ...complete, phone_numbers: [{ ...verified[0], is_verified: false }] };
    expect(onboardingStep(data(phoned))).toBe('business-address');
    expect(onboardingStep(data(complete, { addresses }))).toBe('business-address');
    expect(onboardingStep(data(unverified, { addresses }))).toBe('business-address');
    expect(onboardingStep(data(phoned, { addresses }))).toBe('conditions');
  });

  it.each([undefined, null, { ...complete, phone_numbers: [{ ...verified[0], is_verified: false }] }])(
    'R52 R124: %j has no verified phone',
    (profile) => {
      expect(hasVerifiedPhone(profile && readProfile(profile))).toBe(false);
    },
  );

  it('R125: step 3 needs a personalized condition', () => {
    expect(onboardingStep(data(conditioned, { addresses }))).toBe('payment-methods');
  });

  it('R126: step 4 needs a payment method', () => {
    expect(onboardingStep(data(conditioned, { addresses, paymentMethods }))).toBe('subscription');
  });

  it.each(['paused', 'cancelled', 'past_due', 'incomplete', 'unpaid'])('R127: %s is not active', (status) => {
    const paid = { addresses, paymentMethods, subscriptions: subscriptions(status), forwardingNumbers };
    expect(onboardingStep(data(conditioned, paid))).toBe('subscription');
  });

  it('R127 R128: step 6 follows an active subscription, and a forwarding number completes it', () => {
    const paid = { addresses, paymentMethods, subscriptions: subscriptions('active') };
    expect(onboardingStep(data(conditioned, paid))).toBe('twilio-numbers');
    expect(onboardingStep(data(conditioned, { ...paid, forwardingNumbers }))).toBe('complete');
  });
});
