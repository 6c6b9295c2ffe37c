import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { fetchPaymentMethods } from './payment-method-calls';

const METHODS = '/api/v1/payment-methods';
const input = {
  type: 'card',
  last_four: '4242',
  brand: 'visa',
  exp_month: 4,
  exp_year: 2030,
  stripe_payment_method_id: 'pm_1',
  is_default: true,
};
const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' };
const visa = { id: 'm1', ...input, ...stamps };
const raw = {
  id: 'pm_9',
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
  created: 1_700_000_000,
};
const converted = {
  id: 'pm_9',
  ...input,
  stripe_payment_method_id: 'pm_9',
  is_default: false,
  created_at: '2023-11-14T22:13:20.000Z',
  updated_at: '2023-11-14T22:13:20.000Z',
};

describe('payment methods', () => {
  it.each([
    ['an array', [visa]],
    ['data', { data: [visa] }],
    ['payment_methods', { payment_methods: [visa] }],
    ['payment_methods in body', { body: { payment_methods: [visa] } }],
    ['data in Body', { Body: { data: [visa] } }],
  ])('R189: reads %s', async (_shape, answer) => {
    const { api } = createTestContext({ [`GET ${METHODS}`]: answer });
    await expect(fetchPaymentMethods(api)).resolves.toEqual([visa]);
  });

  it.each([
    ['whole', raw],
    ['with its card alone', { ...raw, object: undefined }],
  ])('R79: the card provider’s object, %s, is converted and its seconds become a date', async (_kind, answer) => {
    const { api } = createTestContext({ [`GET ${METHODS}`]: [answer] });
    await expect(fetchPaymentMethods(api)).resolves.toEqual([converted]);
  });

  it('R213: a body-less failure ends in the default text', async () => {
    const { api } = createTestContext({ [`GET ${METHODS}`]: failure(500) });
    expect((await failureOf(fetchPaymentMethods(api))).message).toBe('errors.fetchPaymentMethods');
  });
});
