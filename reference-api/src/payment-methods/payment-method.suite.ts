import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApi, type TestUser, testCard } from '../testing/test-api';

const path = '/api/v1/payment-methods';

export function paymentMethodSuite(api: () => TestApi): void {
  describe('payment methods', () => {
    let user: TestUser;
    beforeEach(async () => {
      user = await api().newUser();
    });
    const defaults = async () => {
      const { body } = await api().ok('GET', path, user.token);
      return [...JSON.stringify(body).matchAll(/"id":"([^"]+)"[^}]*"is_default":true/g)].map(([, id]) => id);
    };

    it('are stored, changed and removed', async () => {
      const id = await api().addCard(user);
      expect((await api().ok('GET', path, user.token)).body).toMatchObject({
        data: [{ ...testCard, id, is_default: true }],
      });
      const changed = await api().ok('PUT', `${path}/${id}`, user.token, { exp_month: 3, exp_year: 2091 });
      expect(changed.body).toMatchObject({ data: { exp_month: 3, exp_year: 2091, is_default: true } });
      expect((await api().call('DELETE', `${path}/${id}`, { token: user.token })).status).toBe(204);
      expect((await api().ok('GET', path, user.token)).body).toEqual({ data: [] });
    });

    it('have one default: the first, then the one that is made it, through fifty simultaneous wishes', async () => {
      const first = await api().addCard(user);
      const second = await api().addCard(user, { last_four: '4444', brand: 'mastercard' });
      expect(await defaults()).toEqual([first]);
      await api().ok('PUT', `${path}/${second}`, user.token, { is_default: true });
      expect(await defaults()).toEqual([second]);
      const wishes = Array.from({ length: 50 }, (_none, index) =>
        api().ok('PUT', `${path}/${index % 2 ? first : second}`, user.token, { is_default: true }),
      );
      await Promise.all(wishes);
      expect(await defaults()).toHaveLength(1);
    });

    it.each([
      ['0002', {}, 'Your card was declined.'],
      ['9995', {}, 'Your card has insufficient funds.'],
      ['4242', { exp_year: 2020 }, 'Your card has expired.'],
      ['4242', { stripe_payment_method_id: 'pm_card_visa_chargeDeclined' }, 'Your card was declined.'],
    ])('are refused as the provider refuses its test card %s %o', async (lastFour, changes, message) => {
      const body = { ...testCard, last_four: lastFour, ...changes };
      expect(await api().call('POST', path, { token: user.token, body })).toMatchObject({
        status: 422,
        body: { message },
      });
      expect(await defaults()).toEqual([]);
    });

    it.each([
      ['a whole card number', { number: '4242424242424242' }],
      ['a security code', { cvc: '123' }],
      ['five last digits', { last_four: '42424' }],
      ['a thirteenth month', { exp_month: 13 }],
      ['no id of the provider', { stripe_payment_method_id: undefined }],
    ])('are refused with %s', async (_title, changes) => {
      const answer = await api().call('POST', path, { token: user.token, body: { ...testCard, ...changes } });
      expect(answer.status).toBe(400);
    });

    it('answer 404 for an id that is unknown or none', async () => {
      for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
        for (const method of ['PUT', 'DELETE'] as const) {
          const answer = await api().call(method, `${path}/${id}`, { token: user.token, body: { is_default: true } });
          expect(answer.status).toBe(404);
        }
      }
    });

    type Subscriber = Awaited<ReturnType<TestApi['newSubscriber']>>;
    const declines = { last_four: '0341', is_default: true };
    it.each<[string, (owner: Subscriber, other: string) => Promise<unknown>]>([
      ['removed', ({ token, cardId }) => api().call('DELETE', `${path}/${cardId}`, { token })],
      ['said to have expired', ({ token, cardId }) => api().ok('PUT', `${path}/${cardId}`, token, { exp_year: 2020 })],
      ['no longer the default', ({ token }, other) => api().ok('PUT', `${path}/${other}`, token, { is_default: true })],
      ['replaced by a new one', (owner) => api().addCard(owner, declines)],
    ])('F352: pay what has come due before they are changed: one that is %s', async (_how, change) => {
      const owner = await api().newSubscriber();
      const other = await api().addCard(owner, { ...declines, is_default: false });
      await api().travel(32, owner);
      await change(owner, other);
      const at = `/api/v1/phone-subscriptions/${owner.subscriptionId}`;
      expect((await api().ok('GET', at, owner.token)).text('data', 'status')).toBe('active');
      const bill = await api().ok('GET', `${at}/transactions`, owner.token);
      expect(bill.body).toMatchObject({ data: [{ type: 'phone_renewal', status: 'succeeded' }, {}, {}], total: 3 });
    });
  });
}
