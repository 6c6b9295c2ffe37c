import { describe, expect, it } from 'vitest';
import { readMember } from '../testing/read-json';
import type { TestApi, TestUser } from '../testing/test-api';

const path = '/api/v1/phone-subscriptions';

const billedMinutes = (call: unknown) =>
  readMember(call, 'status') === 'answered' ? Math.ceil(Number(readMember(call, 'duration_seconds')) / 60) : 0;

/** What the lines of a bill count. */
export function billLinesSuite(api: () => TestApi): void {
  const lines = async (user: TestUser, type: string): Promise<readonly unknown[]> => {
    const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions`, user.token);
    const rows = readMember(body, 'data');
    if (!Array.isArray(rows)) throw new Error('The bill is not a list');
    return rows.filter((row: unknown) => readMember(row, 'type') === type);
  };

  const text = (line: unknown, name: string) => String(readMember(line, name));

  describe('a bill', () => {
    it('F444: counts each begun minute of a call that was forwarded, and none of a voicemail', async () => {
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
        .map(billedMinutes);
      expect(readMember(usage, 'minutes')).toBe(minutes.reduce((sum, one) => sum + one));
    });

    it('F460: charges no day of a number twice: its first month is paid when it is bought', async () => {
      const user = await api().newSubscriber();
      await api().travel(20, user);
      const { phoneNumber } = await api().buyNumber(user);
      await api().travel(12, user);
      await api().travel(31, user);
      const [whole, part, first] = await lines(user, 'other');
      const days = (line: unknown) =>
        Math.round(Date.parse(text(line, 'period_end')) - Date.parse(text(line, 'period_start'))) / 86_400_000;
      const [next, renewal] = await lines(user, 'phone_renewal');
      expect([whole, part, first].map((line) => text(line, 'phone_number'))).toEqual(Array(3).fill(phoneNumber));
      expect(text(part, 'period_end')).toBe(text(renewal, 'period_end'));
      expect(text(whole, 'period_start')).toBe(text(next, 'period_start'));
      expect(days(renewal) - days(part)).toBeGreaterThanOrEqual(18);
      const price = Number(readMember(first, 'amount'));
      expect(readMember(part, 'amount')).toBe(Math.round((price * 100 * days(part)) / days(renewal)) / 100);
      expect(readMember(whole, 'amount')).toBe(price);
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

  it('F328: a subscription that is moved to a phone pays for the minutes of its numbers from then on', async () => {
    const user = await api().newSubscriber();
    const { id } = await api().buyNumber(user);
    const made = await api().ok('POST', path, user.token, { twilio_phone_number_id: id });
    await api().travel(22, user);
    await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
    const at = `${path}/${made.text('data', 'id')}`;
    const moved = (await api().ok('PUT', at, user.token, { phone_number_id: user.phoneId })).text('data', 'updated_at');
    await api().travel(10, user);
    const [charged, before] = await lines(user, 'usage_charge');
    expect(String(readMember(before, 'period_end')) <= moved).toBe(true);
    const range = `date_from=${moved}&date_to=${readMember(charged, 'period_end')}`;
    const { body } = await api().ok('GET', `/api/v1/twilio/phones/${user.id}/${id}/statistics?${range}`, user.token);
    const calls = readMember(body, 'recent_calls');
    if (!Array.isArray(calls)) throw new Error('The calls are not a list');
    expect(calls).toHaveLength(Number(readMember(body, 'total_calls')));
    const minutes = calls.map(billedMinutes);
    expect(readMember(charged, 'minutes')).toBe(minutes.reduce((sum, one) => sum + one));
  });

  describe('a cancellation', () => {
    const cancel = (user: TestUser) => api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
    const reactivate = (user: TestUser, id: string) => api().ok('POST', `${path}/${id}/reactivate`, user.token);
    const of = async (user: TestUser, type: string, name: string) =>
      (await lines(user, type)).map((line) => readMember(line, name));

    it('F268: charges the minutes of the period that it ends, once', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      await api().travel(20, user);
      const cancelled = (await cancel(user)).text('data', 'cancelled_at');
      const at = `/api/v1/twilio/phones/${user.id}/${id}/statistics?date_to=${encodeURIComponent(cancelled)}`;
      const { body } = await api().ok('GET', at, user.token);
      const minutes = Number(readMember(body, 'total_minutes'));
      const [charged] = await lines(user, 'usage_charge');
      expect(charged).toMatchObject({ status: 'succeeded', period_end: cancelled });
      // Each call's last minute was begun.
      expect(readMember(charged, 'minutes')).toBeGreaterThan(minutes);
      await reactivate(user, user.subscriptionId);
      await api().travel(32, user);
      const [, first] = await of(user, 'usage_charge', 'minutes');
      expect(first).toBe(readMember(charged, 'minutes'));
      const starts = await of(user, 'usage_charge', 'period_start');
      expect(starts).toHaveLength(2);
      expect(String(starts[0]) >= cancelled).toBe(true);
    });

    it.each([
      ['while it is paused', 10],
      ['of a month that a pause has outlived', 40],
    ])('F268: charges the minutes %s', async (_when, days) => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      const paused = await api().ok('POST', `${path}/${user.subscriptionId}/pause`, user.token);
      await api().travel(days, user);
      const end = [paused.text('data', 'end_date'), (await cancel(user)).text('data', 'cancelled_at')].sort()[0];
      expect(await of(user, 'usage_charge', 'period_end')).toEqual([end]);
    });

    it('F268: stands where the card pays no minutes, and takes none that the refund pays', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().travel(5, user);
      await api().addCard(user, { last_four: '0341', is_default: true });
      await cancel(user);
      expect(await of(user, 'usage_charge', 'status')).toEqual(['succeeded']);
      await api().ok('PUT', `/api/v1/payment-methods/${user.cardId}`, user.token, { is_default: true });
      await reactivate(user, user.subscriptionId);
      await api().addCard(user, { last_four: '0341', is_default: true });
      await api().travel(27.5, user);
      expect((await cancel(user)).text('data', 'status')).toBe('cancelled');
      const statuses = await of(user, 'usage_charge', 'status');
      expect(statuses.filter((status) => status === 'failed')).toHaveLength(1);
      expect(statuses.at(-1)).toBe('succeeded');
    });

    it('F350: pays with what it gives back what it can of the minutes that a refused card does not, and the rest is owed', async () => {
      const user = await api().newSubscriber();
      for (let time = 0; time < 3; time += 1) await api().buyNumber(user);
      await api().addCard(user, { last_four: '0341', is_default: true });
      await api().travel(25.5, user);
      const summary = async () =>
        readMember((await api().ok('GET', `${path}/${user.phoneId}/transactions/summary`, user.token)).body, 'data');
      const before = await summary();
      await cancel(user);
      const after = await summary();
      const added = (name: string) => Number(readMember(after, name)) - Number(readMember(before, name));
      const [refund] = await of(user, 'cancellation_refund', 'amount');
      const charges = await lines(user, 'usage_charge');
      const paid = charges.find((line) => readMember(line, 'status') === 'succeeded');
      const left = charges.find((line) => readMember(line, 'status') === 'failed');
      expect(charges).toHaveLength(2);
      expect(readMember(paid, 'amount')).toBe(-Number(refund));
      const [cents = 0, minutes = 0] = ['amount', 'minutes'].map((name) =>
        charges.reduce((sum: number, line) => sum + Number(readMember(line, name)), 0),
      );
      expect(Math.round(cents * 100)).toBe(minutes * 2);
      expect(Number(readMember(left, 'amount'))).toBeGreaterThan(0);
      expect([added('net_total'), added('failed_transactions')]).toEqual([0, 1]);
      expect(added('total_refunded')).toBe(readMember(paid, 'amount'));
    });

    it.each([
      ['past_due', 32],
      ['unpaid', 52],
    ])('F327: charges the minutes that one that is %s owes, once', async (behind, days) => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      const declines = await api().addCard(user, { last_four: '0341', is_default: true });
      await api().travel(days, user);
      const { body } = await api().ok('GET', `${path}/${user.subscriptionId}`, user.token);
      expect(body).toMatchObject({ data: { status: behind } });
      const tried = await lines(user, 'usage_charge');
      // The other card pays then, and has collected nothing: it is not the default.
      await api().ok('DELETE', `/api/v1/payment-methods/${declines}`, user.token);
      await cancel(user);
      const [charged, ...others] = await lines(user, 'usage_charge');
      expect(others).toEqual(tried);
      expect(charged).toMatchObject({ status: 'succeeded', minutes: readMember(tried[0], 'minutes') });
      await reactivate(user, user.subscriptionId);
      expect(await lines(user, 'usage_charge')).toEqual([charged, ...others]);
      expect(await lines(user, 'cancellation_refund')).toEqual([]);
    });

    it('F327: stands where no card pays what is owed', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().addCard(user, { last_four: '0341', is_default: true });
      await api().travel(32, user);
      const tried = await of(user, 'usage_charge', 'status');
      expect((await cancel(user)).text('data', 'status')).toBe('cancelled');
      expect(await of(user, 'usage_charge', 'status')).toEqual(['failed', ...tried]);
    });

    it('F268: gives the whole fee back on the first day alone, however often it comes', async () => {
      const user = await api().newSubscriber();
      for (let time = 0; time < 3; time += 1) {
        await api().travel(0.9, user);
        await cancel(user);
        await reactivate(user, user.subscriptionId);
      }
      const [third, second, first] = await of(user, 'cancellation_refund', 'amount');
      expect(first).toBe(-19);
      for (const later of [second, third]) expect(later).toBeGreaterThan(-19);
      const renewed = await api().newSubscriber();
      const subscription = await api().ok('GET', `${path}/${renewed.subscriptionId}`, renewed.token);
      const left = Date.parse(subscription.text('data', 'end_date')) - api().now().getTime();
      await api().travel(left / (24 * 60 * 60 * 1000) + 0.5, renewed);
      await cancel(renewed);
      expect((await of(renewed, 'cancellation_refund', 'amount'))[0]).toBeGreaterThan(-19);
    });
  });
}
