import { describe, expect, it } from 'vitest';
import english from '../texts/en.json';
import { type ErrorKey, errorKeys } from './error-keys';

/** Word for word from R209–R216. */
const words: Readonly<Record<Exclude<ErrorKey, 'logout'>, string>> = {
  validateToken: 'Failed to validate token',
  fetchProfile: 'Failed to fetch profile',
  fetchAddresses: 'Failed to fetch business addresses',
  fetchPaymentMethods: 'Failed to fetch payment methods',
  loadSubscriptions: 'Failed to load subscriptions',
  searchNumbers: 'Failed to search Twilio numbers',
  login: 'Login failed',
  register: 'Registration failed',
  noValidationData: 'No data received from token validation',
  noToken: 'No token available',
  userNotAuthenticated: 'User not authenticated',
  noAccessToken: 'Login successful but no access token received.',
};

describe('error texts', () => {
  it('are the words of R209–R216 in English', () => {
    expect(english.errors).toMatchObject(words);
  });

  // host/all-texts.test.ts holds the other languages to the same keys.
  it('stand there for every key, none left over', () => {
    expect(Object.keys(english.errors).toSorted()).toEqual([...errorKeys].toSorted());
  });
});
