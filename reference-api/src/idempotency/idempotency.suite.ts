import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestApi, type TestUser, testCard } from '../testing/test-api';

const addresses = '/professionals/profile/addresses';
const phones = '/api/v1/twilio/phones';
const place = { street1: '1', city: 'Here', state_province: 'DC', postal_code: '1', country_code: 'US' };

export function idempotencySuite(api: () => TestApi): void {
  describe('F4: a POST with an Idempotency-Key', () => {
    let user: TestUser;
    let key: string;
    beforeEach(async () => {
      user = await api().newUser();
      key = randomUUID();
    });
    const post = (path: string, body: unknown, by = user, name = key) =>
      api().call('POST', path, { token: by.token, body, key: name });
    const stored = async (by = user) => TestApi.count(await api().ok('GET', addresses, by.token), 'addresses');

    it('happens once when it comes fifty times at once, and each is told the same', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(addresses, place)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.text('address', 'id'))).size).toBe(1);
      expect(await stored()).toBe(1);
    });

    it('says that it was repeated', async () => {
      const headers = { authorization: `Bearer ${user.token}`, 'idempotency-key': key };
      const send = () => api().app.inject({ method: 'POST', url: addresses, headers, payload: place });
      const [first, second] = [await send(), await send()];
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      expect(second.headers).toHaveProperty('idempotent-replayed', 'true');
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    });

    it('buys a number once, and a card or subscription too', async () => {
      const subscriber = await api().newSubscriber();
      const wish = { phone_number: await api().freeNumber(subscriber) };
      const bought = await Promise.all(Array.from({ length: 5 }, () => post(phones, wish, subscriber)));
      expect(bought.map(({ status }) => status)).toEqual(Array(5).fill(201));
      const bill = `/api/v1/phone-subscriptions/${subscriber.phoneId}/transactions`;
      const lines = TestApi.count(await api().ok('GET', bill, subscriber.token), 'data');
      await post(phones, wish, subscriber);
      expect(TestApi.count(await api().ok('GET', bill, subscriber.token), 'data')).toBe(lines);
      for (let time = 0; time < 2; time += 1) await post('/api/v1/payment-methods', testCard, user);
      expect(TestApi.count(await api().ok('GET', '/api/v1/payment-methods', user.token), 'data')).toBe(1);
    });

    it('F36: keeps no search, which changes nothing: the key still buys', async () => {
      const subscriber = await api().newSubscriber();
      const headers = { authorization: `Bearer ${subscriber.token}`, 'idempotency-key': key };
      const payload = { action: 'search', limit: 1 };
      const search = () => api().app.inject({ method: 'POST', url: phones, headers, payload });
      const [first, second] = [await search(), await search()];
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect(second.headers).not.toHaveProperty('idempotent-replayed');
      const wish = { action: 'search', phone_number: first.json().data[0].phone_number };
      for (let time = 0; time < 2; time += 1) expect((await post(phones, wish, subscriber)).status).toBe(201);
    });

    it('repeats a refusal, and keeps what stands on record because of it', async () => {
      const subscriber = await api().newSubscriber();
      await api().addCard(subscriber, { last_four: '0341', is_default: true });
      const wish = { phone_number: await api().freeNumber(subscriber) };
      const refused = await post(phones, wish, subscriber);
      expect(refused.status).toBe(422);
      await api().addCard(subscriber, { is_default: true });
      expect(await post(phones, wish, subscriber)).toMatchObject({ status: 422, body: refused.body });
      expect((await post(phones, wish, subscriber, randomUUID())).status).toBe(201);
      const bill = `/api/v1/phone-subscriptions/${subscriber.phoneId}/transactions`;
      // Fee and set-up of the subscription, the failed charge, the one that was paid.
      expect(TestApi.count(await api().ok('GET', bill, subscriber.token), 'data')).toBe(4);
    });

    it('is refused for another request, and is another user’s own', async () => {
      await post(addresses, place);
      for (const [path, body] of [
        [addresses, { ...place, city: 'Elsewhere' }],
        ['/api/v1/payment-methods', testCard],
      ] as const) {
        const answer = await post(path, body);
        expect([answer.status, answer.text('message')]).toEqual([422, expect.stringContaining('another request')]);
      }
      const other = await api().newUser();
      expect((await post(addresses, place, other)).status).toBe(201);
      expect([await stored(), await stored(other)]).toEqual([1, 1]);
    });

    it('counts for a day', async () => {
      await post(addresses, place);
      await api().travel(0.9, user);
      await post(addresses, place);
      expect(await stored()).toBe(1);
      await api().travel(0.2, user);
      await post(addresses, place);
      expect(await stored()).toBe(2);
    });

    it.each(['', 'with space', 'ключ', 'x'.repeat(201)])('must be 1 to 200 visible characters: %j', async (name) => {
      const answer = await post(addresses, place, user, encodeURIComponent(name) === name ? name : `${name}\u00ff`);
      expect([answer.status, answer.text('message')]).toEqual([400, expect.stringContaining('idempotency-key')]);
    });
  });
}
