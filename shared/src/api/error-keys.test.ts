import { describe, expect, it } from 'vitest';
import english from '../texts/en.json';
import spanish from '../texts/es.json';
import russian from '../texts/ru.json';
import { type ErrorKey, errorKeys } from './error-keys';

/** Word for word from specification.md §8. */
const words: Readonly<Record<Exclude<ErrorKey, 'logout'>, string>> = {
  validateToken: 'Failed to validate token',
  fetchProfile: 'Failed to fetch profile',
  fetchAddresses: 'Failed to fetch business addresses',
  fetchPaymentMethods: 'Failed to fetch payment methods',
  createPaymentMethod: 'Failed to create payment method',
  updatePaymentMethod: 'Failed to update payment method',
  deletePaymentMethod: 'Failed to delete payment method',
  fetchTransactions: 'Failed to fetch transactions',
  fetchTransactionSummary: 'Failed to fetch transaction summary',
  loadSubscriptions: 'Failed to load subscriptions',
  createSubscription: 'Failed to create subscription',
  updateSubscription: 'Failed to update subscription',
  pauseSubscription: 'Failed to pause subscription',
  reactivateSubscription: 'Failed to reactivate subscription',
  cancelSubscription: 'Failed to cancel subscription',
  searchNumbers: 'Failed to search Twilio numbers',
  purchaseNumber: 'Failed to purchase Twilio number',
  updateNumber: 'Failed to update Twilio number',
  deleteNumber: 'Failed to delete Twilio number',
  fetchStatistics: 'Failed to fetch call statistics',
  runAudit: 'Failed to perform recycling audit',
  fetchRecycling: 'Failed to fetch recycling statistics',
  login: 'Login failed',
  register: 'Registration failed',
  noValidationData: 'No data received from token validation',
  noToken: 'No token available',
  noPaymentMethodData: 'No payment method data received',
  subscriptionNotFound: 'Subscription not found',
  userNotAuthenticated: 'User not authenticated',
  oneIdentifier: 'Provide exactly one phone number identifier',
  noAccessToken: 'Login successful but no access token received.',
};

describe('error texts', () => {
  it('are the specification’s words in English', () => {
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

  it('R236: payment results have their texts in all three languages', () => {
    const keys = ['added', 'updated', 'deleted', 'creation_failed', 'update_failed', 'deletion_failed'];
    for (const texts of [english, spanish, russian]) expect(Object.keys(texts.api.payment)).toEqual(keys);
    expect(spanish.api.payment.added).not.toBe(english.api.payment.added);
    expect(russian.api.payment.added).not.toBe(english.api.payment.added);
  });
});
