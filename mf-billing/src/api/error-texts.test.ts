import { describe, expect, it } from 'vitest';
import english from '../texts/en.json';
import spanish from '../texts/es.json';
import russian from '../texts/ru.json';

/** Word for word from R209–R216. */
const words = {
  createPaymentMethod: 'Failed to create payment method',
  updatePaymentMethod: 'Failed to update payment method',
  deletePaymentMethod: 'Failed to delete payment method',
  noPaymentMethodData: 'No payment method data received',
  fetchTransactions: 'Failed to fetch transactions',
  fetchTransactionSummary: 'Failed to fetch transaction summary',
  createSubscription: 'Failed to create subscription',
  updateSubscription: 'Failed to update subscription',
  pauseSubscription: 'Failed to pause subscription',
  reactivateSubscription: 'Failed to reactivate subscription',
  cancelSubscription: 'Failed to cancel subscription',
  subscriptionNotFound: 'Subscription not found',
  oneIdentifier: 'Provide exactly one phone number identifier',
};

describe('the texts of calls', () => {
  it('are the required words in English, none left over', () => {
    expect(english.errors).toEqual(words);
  });

  it('R236: payment results have their texts in all three languages', () => {
    const keys = ['added', 'updated', 'deleted', 'creation_failed', 'update_failed', 'deletion_failed'];
    for (const texts of [english, spanish, russian]) expect(Object.keys(texts.api.payment)).toEqual(keys);
    expect(spanish.api.payment.added).not.toBe(english.api.payment.added);
    expect(russian.api.payment.added).not.toBe(english.api.payment.added);
  });
});
