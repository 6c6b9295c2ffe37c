import { describe, expect, it } from 'vitest';
import { readMember } from '../testing/read-json';
import { TestApi } from '../testing/test-api';

export function statisticsSuite(api: () => TestApi): void {
  describe('call statistics', () => {
    const statistics = (user: { id: string; token: string }, id: string, query = '') =>
      api().call('GET', `/api/v1/twilio/phones/${user.id}/${id}/statistics${query}`, { token: user.token });

    it('are empty for a new number', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const answer = await statistics(user, id);
      expect(answer).toMatchObject({ status: 200, body: { total_calls: 0, total_minutes: 0, recent_calls: [] } });
      expect(TestApi.count(answer, 'calls_by_day')).toBe(1);
    });

    it('add up: the days are the total, answered and missed are all', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      await api().travel(60, user);
      const answer = await statistics(user, id);
      const days = /"calls":(\d+),"answered":(\d+),"missed":(\d+)/g;
      const sums = [0, 0, 0];
      for (const [, ...figures] of JSON.stringify(answer.body).matchAll(days)) {
        figures.forEach((figure, index) => {
          sums[index] = (sums[index] ?? 0) + Number(figure);
        });
      }
      expect(sums[0]).toBeGreaterThan(60);
      const [calls = 0, answered = 0, missed = 0] = sums;
      expect(calls).toBe(answered + missed);
      expect(answer.body).toMatchObject({ total_calls: calls, answered_calls: answered, missed_calls: missed });
      expect(TestApi.count(answer, 'calls_by_day')).toBe(61);
      expect(TestApi.count(answer, 'recent_calls')).toBe(50);
      expect(answer.text('recent_calls', 0, 'from')).toMatch(/^\+1\d{3}55501\d\d$/);
      expect((await statistics(user, id)).body).toMatchObject({ total_calls: calls });
    });

    it('keep to a range, and count calls once when fifty ask at the same moment', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      await api().travel(20, user);
      const all = await Promise.all(Array.from({ length: 50 }, () => statistics(user, id)));
      expect(new Set(all.map((answer) => readMember(answer.body, 'total_calls'))).size).toBeLessThanOrEqual(2);
      const day = api().now().toISOString().slice(0, 10);
      const one = await statistics(user, id, `?date_from=${day}&date_to=${day}`);
      expect(one.body).toMatchObject({ calls_by_day: [{ date: day }] });
      const settled = await statistics(user, id);
      expect((await statistics(user, id)).body).toMatchObject({ total_calls: readMember(settled.body, 'total_calls') });
    });

    it('come in part where a part is asked for, and from the day of the purchase on', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const bought = api().now();
      const daysFromPurchase = (days: number) =>
        new Date(bought.getTime() + days * 86_400_000).toISOString().slice(0, 10);
      await api().travel(40, user);
      const week = await statistics(user, id, `?date_from=${daysFromPurchase(31)}&date_to=${daysFromPurchase(37)}`);
      expect(TestApi.count(week, 'calls_by_day')).toBe(7);
      expect(week.text('calls_by_day', 0, 'date')).toBe(daysFromPurchase(31));
      expect(week.body).toMatchObject({ date_from: `${daysFromPurchase(31)}T00:00:00.000Z` });
      const early = await statistics(user, id, `?date_from=${daysFromPurchase(-20)}&date_to=${daysFromPurchase(2)}`);
      expect(TestApi.count(early, 'calls_by_day')).toBe(3);
      const before = await statistics(
        user,
        id,
        `?date_from=${daysFromPurchase(-3659)}&date_to=${daysFromPurchase(-1)}`,
      );
      expect(before.body).toMatchObject({ total_calls: 0, calls_by_day: [], recent_calls: [] });
    });

    it('F271: up to a day before the purchase are empty, of a range that ends as it begins', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const answer = await statistics(user, id, '?date_to=2020-01-01');
      const date = '2020-01-01T23:59:59.999Z';
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ date_from: date, date_to: date, total_calls: 0, calls_by_day: [] });
    });

    it.each([
      '?date_from=soon',
      '?date_from=2024-02-31T99:00',
      '?date_from=2024-02-02&date_to=2024-02-01',
      '?date_from=1900-01-01',
    ])('refuse %s', async (query) => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      expect((await statistics(user, id, query)).status).toBe(400);
    });

    it('stop while a number is inactive', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      await api().ok('PUT', `/api/v1/twilio/phones/${user.id}/${id}`, user.token, { status: 'inactive' });
      await api().travel(20, user);
      expect((await statistics(user, id)).body).toMatchObject({ total_calls: 0 });
    });
  });
}
