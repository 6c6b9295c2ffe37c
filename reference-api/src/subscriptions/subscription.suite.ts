import { describe, expect, it } from 'vitest';
import type { TestApi, TestUser } from '../testing/test-api';

const path = '/api/v1/phone-subscriptions';
const declinesLater = { last_four: '0341' };

export function subscriptionSuite(api: () => TestApi): void {
  const status = async (user: TestUser, id: string) =>
    (await api().ok('GET', `${path}/${id}`, user.token)).text('data', 'status');
  const refused = (user: TestUser, url: string) => api().call('POST', url, { token: user.token });
  const bill = async (user: TestUser) => {
    const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions`, user.token);
    const rows = [...JSON.stringify(body).matchAll(/"type":"(\w+)","status":"(\w+)","amount":([-\d.]+)/g)];
    return rows.map(([, type, state, amount]) => `${type} ${state} ${amount}`);
  };

  describe('subscribing', () => {
    it('charges the set-up fee and the first month', async () => {
      const user = await api().newUser();
      await api().addCard(user);
      const answer = await api().call('POST', path, { token: user.token, body: { phone_number_id: user.phoneId } });
      expect(answer).toMatchObject({
        status: 201,
        body: {
          data: {
            phone_number_id: user.phoneId,
            twilio_phone_number_id: null,
            status: 'active',
            monthly_fee: 19,
            amount: 19,
            currency: 'USD',
            cancelled_at: null,
          },
        },
      });
      expect(await bill(user)).toEqual(['subscription_fee succeeded 19', 'setup_fee succeeded 5']);
    });

    it.each([[{}], [{ phone_number_id: 'a', twilio_sid: 'b' }], [{ friendly_name: '' }]])(
      'wants exactly one identifier, not %o',
      async (body) => {
        const user = await api().newUser();
        const message = 'Provide exactly one phone number identifier';
        expect(await api().call('POST', path, { token: user.token, body })).toMatchObject({
          status: 400,
          body: { message },
        });
      },
    );

    it('takes a number by its id, its sid or its name, and no phone that is not there', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const number = await api().ok('GET', `/api/v1/twilio/phones/${user.id}/${id}`, user.token);
      for (const body of [
        { twilio_phone_number_id: id },
        { twilio_sid: number.text('data', 'twilio_sid') },
        { friendly_name: number.text('data', 'friendly_name') },
      ]) {
        const made = await api().ok('POST', path, user.token, body);
        expect(made.text('data', 'twilio_phone_number_id')).toBe(id);
        await api().ok('DELETE', `${path}/${id}`, user.token);
      }
      for (const body of [{ phone_number_id: id }, { twilio_sid: 'PN0' }, { twilio_phone_number_id: 'x' }]) {
        expect((await api().call('POST', path, { token: user.token, body })).status).toBe(404);
      }
    });

    it('gives a phone one subscription, through fifty simultaneous wishes', async () => {
      const user = await api().newUser();
      await api().addCard(user);
      const body = { phone_number_id: user.phoneId };
      const wishes = Array.from({ length: 50 }, () => api().call('POST', path, { token: user.token, body }));
      const answers = (await Promise.all(wishes)).map((answer) => answer.status).sort();
      expect(answers).toEqual([201, ...Array(49).fill(409)]);
      expect(await bill(user)).toHaveLength(2);
    });

    it('stays incomplete without a card, until one is added', async () => {
      const user = await api().newUser();
      const id = await api().subscribe(user);
      expect(await status(user, id)).toBe('incomplete');
      expect(await bill(user)).toEqual(['subscription_fee pending 19', 'setup_fee pending 5']);
      expect((await refused(user, `${path}/${id}/reactivate`)).text('message')).toBe(
        'Please add a payment method first.',
      );
      await api().addCard(user);
      expect(await status(user, id)).toBe('active');
      expect(await bill(user)).toEqual(['subscription_fee succeeded 19', 'setup_fee succeeded 5']);
    });

    it('stays incomplete when the card is refused; asking again tries again', async () => {
      const user = await api().newUser();
      await api().addCard(user, declinesLater);
      const id = await api().subscribe(user);
      expect(await status(user, id)).toBe('incomplete');
      expect(await refused(user, `${path}/${id}/reactivate`)).toMatchObject({
        status: 422,
        body: { message: 'Your card was declined.' },
      });
      await api().addCard(user);
      expect(await api().subscribe(user)).toBe(id);
      const made = await api().addCard(user, { is_default: true });
      expect([await status(user, id), made.length]).toEqual(['active', 36]);
    });
  });

  describe('a subscription', () => {
    it('is paused from active and reactivated from paused, and from nothing else', async () => {
      const user = await api().newSubscriber();
      const at = `${path}/${user.subscriptionId}`;
      expect((await refused(user, `${at}/reactivate`)).status).toBe(409);
      expect((await api().ok('POST', `${at}/pause`, user.token)).text('data', 'status')).toBe('paused');
      expect((await refused(user, `${at}/pause`)).status).toBe(409);
      expect((await api().ok('POST', `${at}/reactivate`, user.token)).text('data', 'status')).toBe('active');
      expect(await bill(user)).toHaveLength(2);
    });

    it('is cancelled by the id of its phone, with the unused days refunded, and can come back', async () => {
      const user = await api().newSubscriber();
      await api().travel(10.5, user);
      const cancelled = await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      expect(cancelled.body).toMatchObject({ data: { id: user.subscriptionId, status: 'cancelled' } });
      expect(cancelled.text('data', 'cancelled_at')).toBe(cancelled.text('data', 'end_date'));
      expect((await bill(user))[0]).toMatch(/^cancellation_refund succeeded -1[12]\.\d+$/);
      expect((await api().call('DELETE', `${path}/${user.phoneId}`, { token: user.token })).status).toBe(409);
      expect((await refused(user, `${path}/${user.subscriptionId}/pause`)).status).toBe(409);
      await api().ok('POST', `${path}/${user.subscriptionId}/reactivate`, user.token);
      const { body } = await api().ok('GET', `${path}/${user.subscriptionId}`, user.token);
      expect(body).toMatchObject({ data: { status: 'active', cancelled_at: null } });
      expect((await bill(user))[0]).toBe('subscription_fee succeeded 19');
    });

    it('is refunded wholly on its first day', async () => {
      const user = await api().newSubscriber();
      await api().ok('DELETE', `${path}/${user.subscriptionId}`, user.token);
      expect(await bill(user)).toEqual([
        'cancellation_refund succeeded -19',
        'subscription_fee refunded 19',
        'setup_fee succeeded 5',
      ]);
      const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions/summary`, user.token);
      expect(body).toMatchObject({
        data: { total_charged: 24, total_refunded: 19, net_total: 5, total_transactions: 3 },
      });
    });

    it('voids a bill that nobody paid when it is cancelled', async () => {
      const user = await api().newUser();
      await api().subscribe(user);
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      expect(await bill(user)).toEqual(['subscription_fee cancelled 19', 'setup_fee cancelled 5']);
    });

    it('is renewed each month, with the minutes of its numbers', async () => {
      const user = await api().newSubscriber();
      await api().buyNumber(user);
      await api().travel(65, user);
      const rows = (await bill(user)).join(', ');
      expect(rows.match(/phone_renewal succeeded 19/g)).toHaveLength(2);
      expect(rows.match(/usage_charge succeeded \d+(\.\d+)?/g)).toHaveLength(2);
    });

    it('is not renewed while it is paused, and pays for a new month when it comes back', async () => {
      const user = await api().newSubscriber();
      await api().ok('POST', `${path}/${user.subscriptionId}/pause`, user.token);
      await api().travel(100, user);
      expect(await bill(user)).toHaveLength(2);
      await api().ok('POST', `${path}/${user.subscriptionId}/reactivate`, user.token);
      expect((await bill(user))[0]).toBe('phone_renewal succeeded 19');
    });

    it('falls behind when the card is refused, then counts as unpaid, and a new default card pays', async () => {
      const user = await api().newSubscriber();
      const declined = await api().addCard(user, { ...declinesLater, is_default: true });
      await api().travel(32, user);
      expect(await status(user, user.subscriptionId)).toBe('past_due');
      expect((await bill(user))[0]).toBe('phone_renewal failed 19');
      await api().travel(20, user);
      expect(await status(user, user.subscriptionId)).toBe('unpaid');
      await api().ok('PUT', `/api/v1/payment-methods/${user.cardId}`, user.token, { is_default: true });
      expect(await status(user, user.subscriptionId)).toBe('active');
      const { body } = await api().ok('GET', `${path}/${user.phoneId}/transactions/summary`, user.token);
      expect(body).toMatchObject({ data: { failed_transactions: 4, total_charged: 43 } });
      // Its tries are counted from the beginning.
      await api().ok('PUT', `/api/v1/payment-methods/${declined}`, user.token, { is_default: true });
      await api().travel(11, user);
      expect(await status(user, user.subscriptionId)).toBe('past_due');
    });

    it('is charged to the newest card where none is the default', async () => {
      const user = await api().newSubscriber();
      await api().travel(1, user);
      await api().addCard(user, declinesLater);
      await api().travel(1, user);
      await api().addCard(user);
      await api().ok('DELETE', `/api/v1/payment-methods/${user.cardId}`, user.token);
      await api().travel(32, user);
      expect((await bill(user))[0]).toBe('phone_renewal succeeded 19');
    });

    it('is renewed once when fifty ask at the same moment', async () => {
      const user = await api().newSubscriber();
      await api().travel(32, user);
      await Promise.all(Array.from({ length: 50 }, () => api().ok('GET', path, user.token)));
      expect(await bill(user)).toHaveLength(3);
    });

    it('takes its status and its phone from a PUT, and nothing that is not its owner’s to set', async () => {
      const user = await api().newSubscriber();
      const at = `${path}/${user.subscriptionId}`;
      expect((await api().ok('PUT', at, user.token, { status: 'paused' })).text('data', 'status')).toBe('paused');
      const answer = await api().ok('PUT', at, user.token, {
        monthly_fee: 0,
        phone_number_id: user.phoneId,
        status: 'paused',
      });
      expect(answer.body).toMatchObject({ data: { monthly_fee: 19, status: 'paused' } });
      const put = (body: unknown) => api().call('PUT', at, { token: user.token, body });
      expect((await put({ status: 'unpaid' })).status).toBe(400);
      expect((await put({ phone_number_id: user.subscriptionId })).status).toBe(404);
      expect((await put({ status: 'cancelled' })).body).toMatchObject({ data: { status: 'cancelled' } });
    });
  });

  describe('the list of subscriptions', () => {
    it('is filtered, sorted and counted in pages', async () => {
      const user = await api().newSubscriber();
      await api().ok('DELETE', `${path}/${user.phoneId}`, user.token);
      const second = await api().subscribe(user);
      const ids = async (query: string) => {
        const { body } = await api().ok('GET', `${path}?${query}`, user.token);
        return [...JSON.stringify(body).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
      };
      expect(await ids('status=active,paused')).toEqual([second]);
      expect(await ids('status=cancelled')).toEqual([user.subscriptionId]);
      expect(await ids('status=')).toHaveLength(2);
      expect(await ids('sort_field=created_at&sort_direction=asc')).toEqual([user.subscriptionId, second]);
      expect(await ids('sort_field=created_at&sort_direction=desc')).toEqual([second, user.subscriptionId]);
      expect(await ids(`phone_number_id=${user.phoneId}`)).toHaveLength(2);
      expect(await ids('phone_number_id=none')).toEqual([]);
      const today = api().now().toISOString().slice(0, 10);
      expect(await ids(`date_from=${today}&date_to=${today}`)).toHaveLength(2);
      expect(await ids('date_to=2001-01-01')).toEqual([]);
      const paged = await api().ok('GET', `${path}?limit=1&page=2`, user.token);
      expect(paged.body).toMatchObject({ total_pages: 2, current_page: 2, data: [{ id: user.subscriptionId }] });
    });

    it.each([
      'sort_field=password',
      'sort_direction=up',
      'date_from=soon',
      'date_to=2024-13-45',
      'date_to=9999-12-31T23:59:59-01:00',
      'page=0',
    ])('refuses %s', async (query) => {
      const user = await api().newUser();
      expect((await api().call('GET', `${path}?${query}`, { token: user.token })).status).toBe(400);
    });

    it('has no transactions, rather than none to be found, for a phone without a subscription', async () => {
      const user = await api().newUser();
      const at = `${path}/${user.phoneId}/transactions`;
      expect((await api().ok('GET', at, user.token)).body).toMatchObject({ data: [], total: 0 });
      expect((await api().ok('GET', `${at}/summary`, user.token)).body).toMatchObject({ data: { net_total: 0 } });
    });

    it('has its transactions in pages', async () => {
      const user = await api().newSubscriber();
      const page = await api().ok('GET', `${path}/${user.phoneId}/transactions?limit=1&offset=1`, user.token);
      expect(page.body).toMatchObject({ data: [{ type: 'setup_fee' }], total: 2, limit: 1, offset: 1 });
      const bad = await api().call('GET', `${path}/${user.phoneId}/transactions?offset=-1`, { token: user.token });
      expect(bad.status).toBe(400);
    });
  });

  it('an unknown subscription is not found, whatever is asked of it', async () => {
    const user = await api().newUser();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      for (const [method, url] of [
        ['GET', id],
        ['PUT', id],
        ['DELETE', id],
        ['POST', `${id}/pause`],
        ['POST', `${id}/reactivate`],
        ['GET', `${id}/transactions`],
        ['GET', `${id}/transactions/summary`],
      ] as const) {
        const answer = await api().call(method, `${path}/${url}`, {
          token: user.token,
          ...(method === 'PUT' ? { body: {} } : {}),
        });
        expect(answer, `${method} ${url}`).toMatchObject({ status: 404, body: { message: 'Subscription not found' } });
      }
    }
  });
}
