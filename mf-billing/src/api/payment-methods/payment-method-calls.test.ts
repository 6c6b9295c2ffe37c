import { paymentMethodsQuery } from '@careline/shared/api';
import { createTestContext, failure, failureOf, type TestContext } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import {
  createPaymentMethod,
  deletePaymentMethod,
  makePaymentMethodDefault,
  updatePaymentMethod,
} from './payment-method-calls';

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
const master = { id: 'm2', ...input, ...stamps, brand: 'mastercard', is_default: false };
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

async function loaded(answers: Record<string, unknown>): Promise<TestContext> {
  const context = createTestContext({ [`GET ${METHODS}`]: [visa, master], ...answers });
  await context.queries.fetchQuery(paymentMethodsQuery(context.api));
  return context;
}

function defaults({ api, queries }: TestContext) {
  return queries.getQueryData(paymentMethodsQuery(api).queryKey)?.map((method) => [method.id, method.is_default]);
}

describe('changing payment methods', () => {
  it.each([[visa], [{ data: visa }], [{ payment_method: visa }]])(
    'R109 R190: posts the card’s description and makes it the only default: %#',
    async (answer) => {
      const context = await loaded({
        [`POST ${METHODS}`]: JSON.parse(JSON.stringify(answer).replaceAll('"m1"', '"m3"')),
      });
      await expect(createPaymentMethod(context, input)).resolves.toMatchObject({ id: 'm3', last_four: '4242' });
      expect(context.server.calls.at(-1)?.body).toEqual(input);
      expect(defaults(context)).toEqual([
        ['m1', false],
        ['m2', false],
        ['m3', true],
      ]);
    },
  );

  it('R79: the answer to a POST may be the card provider’s object too', async () => {
    const context = await loaded({ [`POST ${METHODS}`]: { data: raw } });
    await expect(createPaymentMethod(context, input)).resolves.toEqual(converted);
  });

  it.each([undefined, {}, { data: null }, []])('R153: an answer of %j brought no payment method', async (answer) => {
    const context = await loaded({ [`POST ${METHODS}`]: answer });
    expect((await failureOf(createPaymentMethod(context, input))).key).toBe('mf-billing:errors.noPaymentMethodData');
    expect(defaults(context)).toHaveLength(2);
  });

  it('R109 R191: setting the default sends is_default true alone, and the mark moves', async () => {
    const context = await loaded({ [`PUT ${METHODS}/m2`]: { data: { ...master, is_default: true } } });
    await makePaymentMethodDefault(context, 'm2');
    expect(context.server.calls.at(-1)?.body).toEqual({ is_default: true });
    expect(defaults(context)).toEqual([
      ['m1', false],
      ['m2', true],
    ]);
  });

  it('F403: keeps the mark where it was asked for, although the card provider’s own object does not say it', async () => {
    const context = await loaded({ [`PUT ${METHODS}/m2`]: { ...raw, id: 'm2' }, [`POST ${METHODS}`]: raw });
    await makePaymentMethodDefault(context, 'm2');
    expect(defaults(context)).toEqual([
      ['m1', false],
      ['m2', true],
    ]);
    await createPaymentMethod(context, input);
    expect(defaults(context)).toEqual([
      ['m1', false],
      ['m2', false],
      ['pm_9', true],
    ]);
  });

  it('R191: DELETE removes it from the list', async () => {
    const context = await loaded({ [`DELETE ${METHODS}/m1`]: undefined });
    await deletePaymentMethod(context, 'm1');
    expect(defaults(context)).toEqual([['m2', false]]);
  });

  it('R213: body-less failures end in the default texts', async () => {
    const context = createTestContext({
      [`POST ${METHODS}`]: failure(500),
      [`PUT ${METHODS}/m1`]: failure(500),
      [`DELETE ${METHODS}/m1`]: failure(500),
    });
    const calls = [
      createPaymentMethod(context, input),
      updatePaymentMethod(context, 'm1', {}),
      deletePaymentMethod(context, 'm1'),
    ];
    const messages = (await Promise.all(calls.map(failureOf))).map((error) => error.message);
    expect(messages).toEqual([
      'mf-billing:errors.createPaymentMethod',
      'mf-billing:errors.updatePaymentMethod',
      'mf-billing:errors.deletePaymentMethod',
    ]);
  });
});
