import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anyAnswer, readAnything } from '../testing/any-answer';
import { createTestContext } from '../testing/test-context';
import { readAddress, readAddresses } from './addresses/address';
import { fetchAddresses } from './addresses/address-calls';
import { ApiError } from './api-error';
import { fetchUser, readAccessToken } from './auth/auth-calls';
import * as entry from './index';
import { readPhoneNumber, readPhoneNumbers } from './numbers/forwarding-number';
import { fetchForwardingNumbers } from './numbers/number-calls';
import { readPaymentMethod, readPaymentMethods } from './payment-methods/payment-method';
import { fetchPaymentMethods } from './payment-methods/payment-method-calls';
import { readCatalogueItem } from './profile/catalogue-item';
import { fetchProfile } from './profile/profile-calls';
import { readProfile } from './profile/profile-reader';
import { readSubscription, readSubscriptions } from './subscriptions/subscription';
import { fetchSubscriptions } from './subscriptions/subscription-calls';
import { readUser } from './user';

const readers = {
  user: readUser,
  accessToken: readAccessToken,
  profile: readProfile,
  address: readAddress,
  addresses: readAddresses,
  paymentMethod: readPaymentMethod,
  paymentMethods: readPaymentMethods,
  subscription: readSubscription,
  subscriptions: readSubscriptions,
  phoneNumber: readPhoneNumber,
  phoneNumbers: readPhoneNumbers,
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('readers', () => {
  it.each(Object.entries(readers))('%s reads anything without throwing', (_name, read) => readAnything(read));

  it('a call answered with anything ends in a value or an ApiError', async () => {
    const calls: ((context: ReturnType<typeof createTestContext>) => Promise<unknown>)[] = [
      ({ api }) => fetchProfile(api),
      ({ api }) => fetchUser(api),
      ({ api }) => fetchAddresses(api),
      ({ api }) => fetchSubscriptions(api),
      ({ api }) => fetchPaymentMethods(api),
      ({ api }) => fetchForwardingNumbers(api, 'u1'),
    ];
    const paths = [
      'GET /professionals/profile',
      'GET /auth/validate',
      'GET /professionals/profile/addresses',
      'GET /api/v1/phone-subscriptions',
      'GET /api/v1/payment-methods',
      'GET /api/v1/twilio/phones/u1',
    ];
    await fc.assert(
      fc.asyncProperty(anyAnswer, fc.constantFrom(200, 200, 404, 500), async (body, status) => {
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
    expect(entry.readList(data, ['skills'], readCatalogueItem, 'skills')).toEqual([
      { id: '1', name: 'Cupping' },
      { id: 's2', name: 'Yoga' },
    ]);
    expect(warned.mock.calls).toEqual([['Left out 3 unreadable skills of an answer']]);
  });

  it.each([undefined, null, '', {}, { addresses: null }, []])('%j holds an empty list', (data) => {
    expect(readAddresses(data)).toEqual([]);
  });

  it.each(['<html>', 7, true, { addresses: 'none' }])('%j holds no list', (data) => {
    expect(readAddresses(data)).toBeUndefined();
  });
});
