import { describe, expect, it } from 'vitest';
import { readMember } from '../testing/read-json';
import type { TestApi, TestUser } from '../testing/test-api';

const path = '/api/v1/phone-subscriptions';

/** What the lines of a bill count. */
export function billLinesSuite(api: () => TestApi): void {
  const lines = async (user: TestUser, type: string): Promise<readonly unknown[]> => {
    const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions`, user.token);
    const rows = readMember(body, 'data');
    if (!Array.isArray(rows)) throw new Error('The bill is not a list');
    return rows.filter((row: unknown) => readMember(row, 'type') === type);
  };

  describe('a bill', () => {
    it('counts each minute of a call that was begun', async () => {
      const user = await api().newSubscriber();
      await api().travel(23, user);
      const { id } = await api().buyNumber(user);
      await api().travel(9, user);
      const [usage] = await lines(user, 'usage_charge');
      const end = Date.parse(String(readMember(usage, 'period_end')));
      const { body } = await api().ok('GET', `/api/v1/twilio/phones/${user.id}/${id}/statistics`, user.token);
      const calls = readMember(body, 'recent_calls');
      if (!Array.isArray(calls)) throw new Error('The calls are not a list');
      expect(calls).toHaveLength(Number(readMember(body, 'total_calls')));
      const minutes = calls
        .filter((call: unknown) => Date.parse(String(readMember(call, 'started_at'))) < end)
        .map((call: unknown) => Math.ceil(Number(readMember(call, 'duration_seconds')) / 60));
      expect(readMember(usage, 'minutes')).toBe(minutes.reduce((sum, one) => sum + one));
    });

    it('has no monthly line for a recycled number', async () => {
      const before = await api().newSubscriber();
      const { id, phoneNumber } = await api().buyNumber(before);
      await api().call('DELETE', `/api/v1/twilio/phones/${before.id}/${id}`, { token: before.token });
      const user = await api().newSubscriber();
      const recycled = { phone_number: phoneNumber, recycle: true };
      await api().ok('POST', '/api/v1/twilio/phones', user.token, recycled);
      await api().travel(32, user);
      expect(await lines(user, 'phone_renewal')).toHaveLength(1);
      expect(await lines(user, 'other')).toEqual([]);
    });

    it('gives back what a pause has kept, and nothing once that is over', async () => {
      const user = await api().newSubscriber();
      const other = await api().newSubscriber();
      for (const one of [user, other]) await api().ok('POST', `${path}/${one.subscriptionId}/pause`, one.token);
      await api().travel(10, user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const [refund] = await lines(user, 'cancellation_refund');
      expect(readMember(refund, 'amount')).toBeLessThan(-10);
      await api().travel(90, other);
      await api().ok('DELETE', `${path}/${other.phoneId}`, other.token);
      expect(await lines(other, 'cancellation_refund')).toEqual([]);
    });
  });
}
