import { type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';
import { createTestPlatform, failure } from '@careline/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { addCard, makeCardDefault, removeCard } from './payment-method-changes';

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
const card: PaymentMethod = { id: 'm1', ...input, created_at: undefined, updated_at: undefined };

/** A platform whose cards have been loaded, and what it is told of changes. */
async function loaded(answers: Record<string, unknown>) {
  const test = await createTestPlatform({ answers: { [`GET ${METHODS}`]: [], ...answers } });
  const told: unknown[] = [];
  test.platform.events.on('payment-method.changed').subscribe((change) => told.push(change));
  await test.platform.queries.fetchQuery(paymentMethodsQuery(test.platform.api));
  return { ...test, told };
}

describe('a changed card', () => {
  it.each([
    ['answered', card],
    ['answered by a failure that was none', failure(504)],
  ])('is told of once it was added, %s', async (_how, answer) => {
    const { platform, api, told } = await loaded({ [`POST ${METHODS}`]: answer });
    api.answer(`GET ${METHODS}`, [card]);
    await expect(addCard(platform, input)).resolves.toMatchObject({ id: 'm1' });
    expect(told).toMatchObject([{ id: 'm1', change: 'created' }]);
  });

  it('is told of once it was made the default one, or removed', async () => {
    const { platform, told } = await loaded({
      [`GET ${METHODS}`]: [card],
      [`PUT ${METHODS}/m1`]: card,
      [`DELETE ${METHODS}/m1`]: undefined,
    });
    await makeCardDefault(platform, card);
    await removeCard(platform, card);
    expect(told).toMatchObject([
      { id: 'm1', change: 'updated' },
      { id: 'm1', change: 'deleted' },
    ]);
  });

  it.each([
    ['happened', true],
    ['did not happen', false],
  ])('F4: whose answer got lost is looked for by its own id: it %s', async (_how, isDone) => {
    const other = { ...card, id: 'm2', is_default: !isDone };
    const mine = { ...card, is_default: isDone };
    const { platform, api, told } = await loaded({
      [`PUT ${METHODS}/m1`]: failure(504),
      [`DELETE ${METHODS}/m1`]: failure(504),
    });
    const outcome = (change: Promise<unknown>) =>
      change.then(
        () => true,
        ({ message }: Error) => message,
      );
    const expected = isDone || expect.stringContaining('nothing was changed');
    api.answer(`GET ${METHODS}`, [other, mine]);
    expect(await outcome(makeCardDefault(platform, mine))).toEqual(expected);
    api.answer(`GET ${METHODS}`, isDone ? [other] : [other, mine]);
    expect(await outcome(removeCard(platform, mine))).toEqual(expected);
    expect(told).toHaveLength(isDone ? 2 : 0);
  });

  it('is not told of where the server refused, nor where nobody knows what became of it', async () => {
    const { platform, api, told } = await loaded({
      [`POST ${METHODS}`]: failure(504),
      [`PUT ${METHODS}/m1`]: failure(400),
      [`DELETE ${METHODS}/m1`]: failure(400),
    });
    api.answer(`GET ${METHODS}`, failure(400));
    await expect(addCard(platform, input)).rejects.toThrow('We could not find out whether it went through.');
    await expect(makeCardDefault(platform, card)).rejects.toThrow();
    await expect(removeCard(platform, card)).rejects.toThrow();
    expect(told).toEqual([]);
  });

  it('F293: a refusal that comes after a sign-out leaves no cards to whoever signs in next', async () => {
    const { platform, api } = await loaded({
      [`GET ${METHODS}`]: [card],
      [`PUT ${METHODS}/m1`]: () => new Promise(() => {}),
    });
    const change = makeCardDefault(platform, card);
    await vi.waitFor(() => expect(api.callsOf(`PUT ${METHODS}/m1`)).toHaveLength(1));
    platform.session.end('other-tab');
    await expect(change).rejects.toThrow();
    expect(platform.queries.getQueryData(paymentMethodsQuery(platform.api).queryKey)).toBeUndefined();
  });

  it('F293: a mark that moves back takes along nothing that was changed meanwhile', async () => {
    const other = { ...card, id: 'm2', is_default: false };
    const { platform, api } = await loaded({
      [`GET ${METHODS}`]: [card, other],
      [`PUT ${METHODS}/m2`]: () => {
        platform.queries.setQueryData(paymentMethodsQuery(platform.api).queryKey, (list) => list && [...list, added]);
        return failure(400);
      },
    });
    const added = { ...card, id: 'm3', is_default: false };
    api.answer(`GET ${METHODS}`, failure(400));
    await expect(makeCardDefault(platform, other)).rejects.toThrow();
    expect(platform.queries.getQueryData(paymentMethodsQuery(platform.api).queryKey)).toEqual([card, other, added]);
  });
});
