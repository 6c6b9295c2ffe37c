import { describe, expect, it } from 'vitest';
import { readMember } from '../testing/read-json';
import type { TestApi, TestUser } from '../testing/test-api';

const path = '/api/v1/phone-subscriptions';
const day = 24 * 60 * 60 * 1000;

/** What is charged, for which days, and that it is on record. */
export function owedMoneySuite(api: () => TestApi): void {
  /** The lines of a phone's or a subscription's bills, the newest first, with the days that they pay, counted from `since`. */
  const bill = async (user: TestUser, id: string, since: Date) => {
    const { body } = await api().ok('GET', `${path}/${id}/transactions`, user.token);
    const rows = readMember(body, 'data');
    if (!Array.isArray(rows)) throw new Error('The bill is not a list');
    return rows.map((row: unknown) => {
      const of = (name: string) => String(readMember(row, name));
      const from = Math.round((Date.parse(of('period_start')) - since.getTime()) / day);
      const days = Number.isNaN(from) ? '' : ` from day ${from}`;
      return `${of('type')} ${of('status')} ${of('amount')}${days}`;
    });
  };
  const shown = async (user: TestUser, id: string) => {
    const answer = await api().ok('GET', `${path}/${id}`, user.token);
    return { status: answer.text('data', 'status'), end: answer.text('data', 'end_date') };
  };

  describe('a pause that outlives the paid time', () => {
    it.each([35, 58, 100])('F28: a return on day %d pays for the month that begins then, once', async (returns) => {
      const user = await api().newSubscriber();
      const start = api().now();
      const at = `${path}/${user.subscriptionId}`;
      await api().ok('POST', `${at}/pause`, user.token);
      await api().travel(returns, user);
      await api().ok('POST', `${at}/reactivate`, user.token);
      const lines = await bill(user, user.phoneId, start);
      expect(lines).toEqual([
        `phone_renewal succeeded 19 from day ${returns}`,
        'subscription_fee succeeded 19 from day 0',
        'setup_fee succeeded 5',
      ]);
      const { end } = await shown(user, user.subscriptionId);
      expect(Date.parse(end) - api().now().getTime()).toBeGreaterThan(27 * day);
      await api().travel(27, user);
      expect(await bill(user, user.phoneId, start)).toEqual(lines);
    });

    it('F28: a return within the paid time costs nothing, and the next month begins at its end', async () => {
      const user = await api().newSubscriber();
      const start = api().now();
      const paid = await shown(user, user.subscriptionId);
      await api().ok('POST', `${path}/${user.subscriptionId}/pause`, user.token);
      await api().travel(20, user);
      await api().ok('POST', `${path}/${user.subscriptionId}/reactivate`, user.token);
      expect(await bill(user, user.phoneId, start)).toHaveLength(2);
      expect(await shown(user, user.subscriptionId)).toEqual({ status: 'active', end: paid.end });
    });
  });

  describe('a month that is owed', () => {
    it.each([
      ['the month that was owed', 33, 0],
      ['the month that begins today, where the one that was owed is over', 70, 70],
    ])('F28: a new card pays %s', async (_which, later, from) => {
      const user = await api().newSubscriber();
      const start = api().now();
      const { end } = await shown(user, user.subscriptionId);
      await api().addCard(user, { last_four: '0341', is_default: true });
      await api().travel(later, user);
      await api().ok('GET', path, user.token);
      await api().ok('PUT', `/api/v1/payment-methods/${user.cardId}`, user.token, { is_default: true });
      const [newest] = await bill(user, user.phoneId, from === 0 ? new Date(end) : start);
      expect(newest).toBe(`phone_renewal succeeded 19 from day ${from}`);
    });

    it('F28: a bill that waited for a card names the month that the card paid', async () => {
      const user = await api().newUser();
      const start = api().now();
      await api().subscribe(user);
      await api().travel(10, user);
      await api().addCard(user);
      expect(await bill(user, user.phoneId, start)).toEqual([
        'subscription_fee succeeded 19 from day 10',
        'setup_fee succeeded 5',
      ]);
    });
  });

  describe('setting up', () => {
    it('F34: is paid by who cancelled before a card had paid it, and only once', async () => {
      const user = await api().newUser();
      const start = api().now();
      const id = await api().subscribe(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const { body } = await api().ok('GET', `${path}/${id}`, user.token);
      expect(body).toMatchObject({ data: { status: 'cancelled', end_date: null } });
      await api().addCard(user);
      const reactivate = () => api().ok('POST', `${path}/${id}/reactivate`, user.token);
      await reactivate();
      const first = ['subscription_fee succeeded 19 from day 0', 'setup_fee succeeded 5'];
      expect((await bill(user, user.phoneId, start)).slice(0, 2)).toEqual(first);
      await api().travel(3, user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await reactivate();
      const lines = await bill(user, user.phoneId, start);
      expect(lines.filter((line) => line.startsWith('setup_fee succeeded'))).toHaveLength(1);
      expect(lines).toContain('subscription_fee succeeded 19 from day 3');
    });
  });

  describe('the numbers of a phone whose subscription was cancelled', () => {
    const fee = expect.stringMatching(/^other succeeded [\d.]+ from day/);

    it('F38: come under the one that follows it, with their fees and their minutes', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const start = api().now();
      const id = await api().subscribe(user);
      const first = await bill(user, id, start);
      expect(first).toEqual(['subscription_fee succeeded 19 from day 0', 'setup_fee succeeded 5', fee]);
      await api().travel(32, user);
      const lines = await bill(user, id, start);
      expect(lines).toEqual([
        expect.stringMatching(/^usage_charge succeeded [\d.]+ from day 0$/),
        expect.stringMatching(/^phone_renewal succeeded 19 from day/),
        fee,
        ...first,
      ]);
    });

    it('F38: follow the phone to a subscription that is active again', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      const start = api().now();
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await api().subscribe(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await api().ok('POST', `${path}/${user.subscriptionId}/reactivate`, user.token);
      expect(await bill(user, user.subscriptionId, start)).toContainEqual(fee);
    });

    it('F38: follow it to a subscription that is moved there', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const start = api().now();
      const made = await api().ok('POST', path, user.token, { twilio_phone_number_id: id });
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const moved = made.text('data', 'id');
      await api().ok('PUT', `${path}/${moved}`, user.token, { phone_number_id: user.phoneId });
      await api().travel(32, user);
      expect(await bill(user, moved, start)).toContainEqual(fee);
    });
  });

  it('F39: who gives a number back pays first what its own subscription owes', async () => {
    const user = await api().newSubscriber();
    const { id } = await api().buyNumber(user);
    const made = await api().ok('POST', path, user.token, { twilio_phone_number_id: id });
    const start = api().now();
    await api().travel(65, user);
    await api().ok('DELETE', `/api/v1/twilio/phones/${user.id}/${id}`, user.token);
    const own = await bill(user, made.text('data', 'id'), start);
    expect(own.filter((line) => line.startsWith('phone_renewal succeeded 19'))).toHaveLength(2);
    expect(own[0]).toMatch(/^cancellation_refund succeeded -\d/);
    const fees = (await bill(user, user.phoneId, start)).filter((line) => /^other succeeded [\d.]+ from/.test(line));
    expect(fees).toHaveLength(2);
  });

  describe('a card that is refused', () => {
    const failed = async (user: TestUser) =>
      (await bill(user, user.phoneId, api().now())).filter((line) => line.startsWith('subscription_fee failed 19'));

    it.each([
      ['PUT', '', { status: 'active' }],
      ['POST', '/reactivate', undefined],
    ] as const)('F40: is on record where a %s asked for the charge', async (method, action, body) => {
      const user = await api().newSubscriber();
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      await api().addCard(user, { last_four: '0341', is_default: true });
      const { token } = user;
      const refused = await api().call(method, `${path}/${user.subscriptionId}${action}`, { token, body });
      expect(refused).toMatchObject({ status: 422, body: { message: 'Your card was declined.' } });
      expect(await failed(user)).toHaveLength(1);
      expect((await shown(user, user.subscriptionId)).status).toBe('cancelled');
    });

    it('F391: is on record once for a reactivation, however often that is tried, beside what failed by itself', async () => {
      const user = await api().newSubscriber();
      await api().addCard(user, { last_four: '0341', is_default: true });
      const { end } = await shown(user, user.subscriptionId);
      await api().travel((Date.parse(end) - api().now().getTime()) / day + 1, user);
      const tryThrice = async () => {
        const at = `${path}/${user.subscriptionId}/reactivate`;
        for (let time = 0; time < 3; time += 1)
          expect((await api().call('POST', at, { token: user.token })).status).toBe(422);
        return (await bill(user, user.phoneId, api().now())).filter((line) => line.includes('failed'));
      };
      const [tried, byItself, ...others] = await tryThrice();
      expect([tried, byItself]).toEqual(Array(2).fill(expect.stringMatching(/^phone_renewal failed 19/)));
      expect(others).toEqual([]);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      expect(await tryThrice()).toEqual(['subscription_fee failed 19 from day 0', tried, byItself]);
    });

    it('F349: is on record once for a first bill, however often that is tried, and adds up in the summary', async () => {
      const user = await api().newUser();
      const pays = await api().addCard(user);
      await api().addCard(user, { last_four: '0341', is_default: true });
      const id = await api().subscribe(user);
      for (let time = 0; time < 3; time += 1) await api().subscribe(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      expect((await api().call('POST', `${path}/${id}/reactivate`, { token: user.token })).status).toBe(422);
      const first = ['subscription_fee failed 19 from day 0', 'setup_fee failed 5'];
      expect(await bill(user, user.phoneId, api().now())).toEqual(first);
      await api().ok('PUT', `/api/v1/payment-methods/${pays}`, user.token, { is_default: true });
      await api().ok('POST', `${path}/${id}/reactivate`, user.token);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      expect(await bill(user, user.phoneId, api().now())).toHaveLength(5);
      const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions/summary`, user.token);
      expect(body).toEqual({
        data: {
          total_transactions: 5,
          total_charged: 24,
          total_refunded: 19,
          net_total: 5,
          pending_amount: 0,
          failed_transactions: 2,
          currency: 'USD',
        },
      });
    });

    it('F40: keeps a move to another phone that was asked for with it, as a conflict does not', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const { token } = user;
      const made = await api().ok('POST', path, token, { twilio_phone_number_id: id });
      const at = `${path}/${made.text('data', 'id')}`;
      await api().addCard(user, { last_four: '0341', is_default: true });
      await api().ok('DELETE', at, token);
      const body = { phone_number_id: user.phoneId, status: 'active' };
      expect((await api().call('PUT', at, { token, body })).status).toBe(409);
      expect((await api().ok('GET', at, token)).body).toMatchObject({ data: { twilio_phone_number_id: id } });
      await api().ok('DELETE', `${path}/${user.phoneId}`, token);
      expect((await api().call('PUT', at, { token, body })).status).toBe(422);
      expect((await api().ok('GET', at, token)).body).toMatchObject({ data: { phone_number_id: user.phoneId } });
      expect(await failed(user)).toHaveLength(1);
    });
  });
}
