import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestContext } from '../testing/test-context';
import { ApiError } from './api-error';
import * as entry from './index';
import { fetchUser, readAccessToken } from './session/auth-calls';
import { readUser } from './user';

const readers = {
  user: readUser,
  accessToken: readAccessToken,
  profile: entry.readProfile,
  address: entry.readAddress,
  addresses: entry.readAddresses,
  paymentMethod: entry.readPaymentMethod,
  paymentMethods: entry.readPaymentMethods,
  subscription: entry.readSubscription,
  subscriptions: entry.readSubscriptions,
  transactions: entry.readTransactions,
  transactionSummary: entry.readTransactionSummary,
  phoneNumber: entry.readPhoneNumber,
  phoneNumbers: entry.readPhoneNumbers,
  availableNumbers: entry.readAvailableNumbers,
  statistics: entry.readStatistics,
  audit: entry.readAudit,
  recycling: entry.readRecyclingStatistics,
};

/** Answers that look nearly right: the contract's own names around any JSON. */
const nearly = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue(),
    fc.constantFrom(null, '', '12.5', 'true', 1e300, -1, '\ud800'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        ...[
          'body',
          'Body',
          'data',
          'profile',
          'id',
          'ID',
          'name',
          'created',
          'card',
          'skills',
          'conditions',
          'addresses',
        ],
        ...['address', 'phone_numbers', 'phoneNumber', 'custom_conditions', 'skill_ids', 'personalized_conditions'],
        ...[
          'subscriptions',
          'status',
          'amount',
          'transactions',
          'date',
          'from',
          'user_id',
          'permissions',
          'cost_savings',
        ],
        ...['condition_id', 'associated_skills', '__proto__', 'toString'],
      ),
      tie('value'),
      { maxKeys: 6 },
    ),
  ),
})).value;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('readers', () => {
  it.each(Object.entries(readers))('%s reads anything without throwing', (_name, read) => {
    fc.assert(
      fc.property(nearly, (data) => {
        read(data);
      }),
      { numRuns: 300 },
    );
  });

  it('a call answered with anything ends in a value or an ApiError', async () => {
    const calls: ((context: ReturnType<typeof createTestContext>) => Promise<unknown>)[] = [
      ({ api }) => entry.fetchProfile(api),
      ({ api }) => fetchUser(api),
      ({ api }) => entry.fetchAddresses(api),
      ({ api }) => entry.fetchSubscriptions(api),
      (context) => entry.createPaymentMethod(context, card),
      ({ api }) => entry.fetchForwardingNumbers(api, 'u1'),
    ];
    const paths = [
      'GET /professionals/profile',
      'GET /auth/validate',
      'GET /professionals/profile/addresses',
      'GET /api/v1/phone-subscriptions',
      'POST /api/v1/payment-methods',
      'GET /api/v1/twilio/phones/u1',
    ];
    await fc.assert(
      fc.asyncProperty(nearly, fc.constantFrom(200, 200, 404, 500), async (body, status) => {
        const context = createTestContext();
        for (const path of paths) context.server.answer(path, new Response(JSON.stringify(body), { status }));
        for (const outcome of await Promise.allSettled(calls.map((call) => call(context)))) {
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('unreadable items are left out with one warning that tells nothing of them', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const data = {
      skills: [{ id: 1, name: 'Cupping' }, null, { name: 'secret' }, 'secret', { id: 's2', name: 'Yoga' }],
    };
    expect(entry.readList(data, ['skills'], entry.readCatalogueItem, 'skills')).toEqual([
      { id: '1', name: 'Cupping' },
      { id: 's2', name: 'Yoga' },
    ]);
    expect(warned.mock.calls).toEqual([['Left out 3 unreadable skills of an answer']]);
  });

  it.each([undefined, null, '', {}, { addresses: null }, []])('%j holds an empty list', (data) => {
    expect(entry.readAddresses(data)).toEqual([]);
  });

  it.each(['<html>', 7, true, { addresses: 'none' }])('%j holds no list', (data) => {
    expect(entry.readAddresses(data)).toBeUndefined();
  });
});

const card = {
  type: 'card',
  last_four: '4242',
  brand: 'visa',
  exp_month: 4,
  exp_year: 2030,
  stripe_payment_method_id: 'pm_1',
  is_default: true,
};
