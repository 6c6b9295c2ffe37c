import { describe, expect, it } from 'vitest';
import { readMember } from '../testing/read-json';
import type { TestApi, TestUser } from '../testing/test-api';

const path = '/api/v1/phone-subscriptions';

interface Booked {
  readonly type: string;
  readonly amount: number;
}

/** What a reactivation charges is told before it, to the cent (U1). */
export function reactivationSuite(api: () => TestApi): void {
  const told = async (user: TestUser, id: string): Promise<unknown> =>
    readMember((await api().ok('GET', `${path}/${id}/transactions`, user.token)).body, 'reactivations');

  /** The lines that reactivating adds to a bill. */
  async function charged(user: TestUser, subscriptionId: string): Promise<Booked[]> {
    const since = api().now().toISOString();
    await api().ok('POST', `${path}/${subscriptionId}/reactivate`, user.token);
    const { body } = await api().ok('GET', `${path}/${subscriptionId}/transactions`, user.token);
    const rows = readMember(body, 'data');
    if (!Array.isArray(rows)) throw new Error('The bill is not a list');
    return rows
      .filter((row: unknown) => String(readMember(row, 'created_at')) >= since)
      .map((row: unknown) => ({ type: String(readMember(row, 'type')), amount: Number(readMember(row, 'amount')) }));
  }

  /** Looks at what is told, reactivates, and holds the bill against it. Answers the types of its lines. */
  async function reactivateAsTold(user: TestUser, subscriptionId: string): Promise<string[]> {
    const quotes = await told(user, user.phoneId);
    const lines = await charged(user, subscriptionId);
    const total = Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
    expect(quotes).toEqual([
      { subscription_id: subscriptionId, amount: total, currency: 'USD', lines: expect.anything() },
    ]);
    const [quote] = Array.isArray(quotes) ? quotes : [];
    const quoted = readMember(quote, 'lines');
    expect(quoted).toHaveLength(lines.length);
    expect(quoted).toEqual(expect.arrayContaining(lines));
    return lines.map(({ type }) => type).sort();
  }

  describe('U1: what reactivating charges is told before it, to the cent', () => {
    it('with the numbers that the phone has from the subscription that was cancelled', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().buyNumber(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await api().travel(3, user);
      expect(await reactivateAsTold(user, user.subscriptionId)).toEqual(['other', 'other', 'subscription_fee']);
    });

    it('with the numbers that another cancelled subscription of the phone has left', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const later = await api().subscribe(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const quotes = await told(user, user.phoneId);
      expect(quotes).toMatchObject([{ subscription_id: later }, { subscription_id: user.subscriptionId }]);
      const lines = await charged(user, user.subscriptionId);
      expect(lines).toHaveLength(2);
      expect(quotes).toMatchObject([{}, { lines: expect.arrayContaining(lines) }]);
    });

    it('with the minutes of a month that a pause has outlived', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().travel(20, user);
      await api().ok('POST', `${path}/${user.subscriptionId}/pause`, user.token);
      await api().travel(40, user);
      const types = await reactivateAsTold(user, user.subscriptionId);
      expect(types).toEqual(['other', 'phone_renewal', 'usage_charge']);
    });

    it('F392: with the minutes that no card paid when it was cancelled, once', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().addCard(user, { last_four: '0341', is_default: true });
      await api().travel(32, user);
      const cancel = () => api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await cancel();
      const refused = await api().call('POST', `${path}/${user.subscriptionId}/reactivate`, { token: user.token });
      expect(refused.status).toBe(422);
      await api().ok('PUT', `/api/v1/payment-methods/${user.cardId}`, user.token, { is_default: true });
      const types = await reactivateAsTold(user, user.subscriptionId);
      expect(types).toEqual(['other', 'subscription_fee', 'usage_charge']);
      await cancel();
      expect(await reactivateAsTold(user, user.subscriptionId)).toEqual(['other', 'subscription_fee']);
    });

    it('with setting up, where that was never paid', async () => {
      const user = await api().newUser();
      const id = await api().subscribe(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await api().addCard(user);
      expect(await reactivateAsTold(user, id)).toEqual(['setup_fee', 'subscription_fee']);
    });

    it('F325: for the newest five of a phone, and for an older one by its own id, however often it was cancelled', async () => {
      const user = await api().newUser();
      const ids: string[] = [];
      for (let time = 0; time < 7; time += 1) {
        api().travelSeconds(1);
        ids.unshift(await api().subscribe(user));
        await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      }
      const named = (quotes: unknown) =>
        Array.isArray(quotes) ? quotes.map((quote: unknown) => readMember(quote, 'subscription_id')) : quotes;
      expect(named(await told(user, user.phoneId))).toEqual(ids.slice(0, 5));
      expect(named(await told(user, String(ids[6])))).toEqual([ids[6]]);
      const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions?limit=1`, user.token);
      expect(body).toMatchObject({ total: 14 });
    });

    it('and nothing is told of what costs nothing or cannot be', async () => {
      const user = await api().newSubscriber();
      expect(await told(user, user.phoneId)).toEqual([]);
      await api().ok('POST', `${path}/${user.subscriptionId}/pause`, user.token);
      expect(await told(user, user.phoneId)).toEqual([]);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await api().subscribe(user);
      expect(await told(user, user.subscriptionId)).toEqual([]);
    });
  });
}
