import { describe, expect, it } from 'vitest';
import english from '../texts/en.json';
import spanish from '../texts/es.json';
import russian from '../texts/ru.json';
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

  it.each([
    ['en', english],
    ['es', spanish],
    ['ru', russian],
  ])('stand in %s for every key, none left over', (_locale, texts) => {
    expect(Object.keys(texts.errors).toSorted()).toEqual([...errorKeys].toSorted());
    expect(Object.values(texts.errors).filter((text) => text.trim() === '')).toEqual([]);
  });
});
