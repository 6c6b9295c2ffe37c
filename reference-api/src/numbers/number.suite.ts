import { describe, expect, it } from 'vitest';
import { TestApi, type TestUser } from '../testing/test-api';

const path = '/api/v1/twilio/phones';

export function numberSuite(api: () => TestApi): void {
  const post = (user: TestUser, body: unknown) => api().call('POST', path, { token: user.token, body });

  describe('searching numbers', () => {
    it('finds fictional numbers of an area code and by a pattern, the same each time', async () => {
      const user = await api().newUser();
      const found = await post(user, { action: 'search', country: 'US', area_code: '503', contains: '*14', limit: 2 });
      expect(found.body).toMatchObject({
        data: [{ locality: 'Portland', region: 'OR', was_recycled: false, voice: true }, {}],
      });
      for (const [, number] of JSON.stringify(found.body).matchAll(/"phone_number":"([^"]+)"/g)) {
        expect(number).toMatch(/^\+150355501\d\d$/);
        expect(number).toContain('14');
      }
      const again = await post(user, { action: 'search', country: 'US', area_code: '503', contains: '*14', limit: 2 });
      expect(again.body).toEqual(found.body);
    });

    it('has nothing elsewhere, and refuses an area code that is none', async () => {
      const user = await api().newUser();
      expect((await post(user, { action: 'search', country: 'FR' })).body).toEqual({ data: [] });
      expect((await post(user, { area_code: '999' })).body).toEqual({ data: [] });
      expect((await post(user, { area_code: '5o3' })).status).toBe(400);
      expect((await post(user, { action: 'rent' })).status).toBe(400);
      expect((await post(user, { limit: 0 })).status).toBe(400);
    });
  });

  describe('buying a number', () => {
    it('needs an active subscription, and says what is wrong', async () => {
      const user = await api().newUser();
      const body = { phone_number: await api().freeNumber(user) };
      const without = 'No subscription found. Subscribe to enable forwarding numbers.';
      expect(await post(user, body)).toMatchObject({ status: 409, body: { message: without } });
      await api().addCard(user);
      const id = await api().subscribe(user);
      await api().ok('POST', `/api/v1/phone-subscriptions/${id}/pause`, user.token);
      const paused = 'Subscription paused. Reactivate to enable forwarding numbers.';
      expect(await post(user, body)).toMatchObject({ status: 409, body: { message: paused } });
      await api().ok('DELETE', `/api/v1/phone-subscriptions/${id}`, user.token);
      const cancelled = 'Subscription cancelled. Reactivate to enable forwarding numbers.';
      expect(await post(user, body)).toMatchObject({ status: 409, body: { message: cancelled } });
    });

    it('sells, charges, and forwards to the verified phone', async () => {
      const user = await api().newSubscriber();
      const phoneNumber = await api().freeNumber(user);
      const bought = await post(user, { phone_number: phoneNumber, friendly_name: 'Main', purpose: 'Patients' });
      expect(bought).toMatchObject({
        status: 201,
        body: {
          data: {
            phone_number: phoneNumber,
            friendly_name: 'Main',
            purpose: 'Patients',
            forward_to_number: user.phoneNumber,
            status: 'active',
            was_recycled: false,
            cost_savings: 0,
          },
        },
      });
      const bill = await api().ok('GET', `/api/v1/phone-subscriptions/${user.phoneId}/transactions`, user.token);
      expect(bill.body).toMatchObject({ data: [{ type: 'other', status: 'succeeded' }, {}, {}] });
      const { body } = await post(user, { action: 'search', limit: 100 });
      expect(JSON.stringify(body)).not.toContain(phoneNumber);
    });

    it('sells nothing when the card is refused, and keeps the failed charge on record', async () => {
      const user = await api().newSubscriber();
      await api().addCard(user, { last_four: '0341', is_default: true });
      const phoneNumber = await api().freeNumber(user);
      const message = 'Your card was declined.';
      expect(await post(user, { phone_number: phoneNumber })).toMatchObject({ status: 422, body: { message } });
      expect((await api().ok('GET', `${path}/${user.id}`, user.token)).body).toEqual({ data: [] });
      expect(await api().freeNumber(user)).toBe(phoneNumber);
      const bill = await api().ok('GET', `/api/v1/phone-subscriptions/${user.phoneId}/transactions`, user.token);
      expect(bill.body).toMatchObject({ data: [{ type: 'other', status: 'failed' }, {}, {}] });
    });

    it('refuses what is no number, not on offer, or gone', async () => {
      const user = await api().newSubscriber();
      const { phoneNumber } = await api().buyNumber(user);
      expect((await post(user, { phone_number: 'twelve' })).status).toBe(400);
      expect((await post(user, { phone_number: '+12125559999' })).status).toBe(404);
      expect((await post(user, { phone_number: phoneNumber })).status).toBe(409);
      const free = await api().freeNumber(user);
      expect((await post(user, { phone_number: free, recycle: true })).status).toBe(409);
      expect((await post(user, { phone_number: free, forward_to_number: '12' })).status).toBe(400);
      const elsewhere = { phone_number: free, forward_to_number: '+12025550143' };
      const message = 'Calls are only forwarded to a verified phone of your account.';
      expect(await post(user, elsewhere)).toMatchObject({ status: 422, body: { message } });
      expect((await post(user, { action: 'purchase' })).status).toBe(400);
    });

    it('U13: charges a number every month, and tells what each line is for as data', async () => {
      const user = await api().newSubscriber();
      const { phoneNumber } = await api().buyNumber(user);
      await api().travel(32, user);
      const url = `/api/v1/phone-subscriptions/${user.phoneId}/transactions`;
      const { body } = await api().ok('GET', url, user.token);
      const period = { period_start: expect.any(String), period_end: expect.any(String) };
      expect(body).toMatchObject({
        data: expect.arrayContaining([
          expect.objectContaining({ type: 'phone_renewal', ...period, phone_number: null }),
          expect.objectContaining({ type: 'other', ...period, phone_number: phoneNumber }),
          expect.objectContaining({ type: 'other', period_start: null, phone_number: phoneNumber }),
          expect.objectContaining({ type: 'usage_charge', ...period, minutes: expect.any(Number) }),
        ]),
      });
    });

    it('F394: comes under a subscription of a phone, never under one of another number', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      await api().ok('POST', '/api/v1/phone-subscriptions', user.token, { twilio_phone_number_id: id });
      const another = async () => ({ phone_number: await api().freeNumber(user) });
      const wish = await another();
      expect((await post(user, wish)).status).toBe(201);
      const url = `/api/v1/phone-subscriptions/${user.phoneId}`;
      const bill = await api().ok('GET', `${url}/transactions`, user.token);
      expect(bill.body).toMatchObject({ data: [{ type: 'other', phone_number: wish.phone_number }, {}, {}, {}] });
      await api().ok('DELETE', url, user.token);
      const cancelled = 'Subscription cancelled. Reactivate to enable forwarding numbers.';
      expect(await post(user, await another())).toMatchObject({ status: 409, body: { message: cancelled } });
    });

    it('sells a number once when fifty people buy it at the same moment', async () => {
      const buyers = await Promise.all(Array.from({ length: 50 }, () => api().newSubscriber()));
      const [first] = buyers;
      if (first === undefined) throw new Error('There are no buyers');
      const body = { phone_number: await api().freeNumber(first) };
      const sales = await Promise.all(buyers.map((buyer) => post(buyer, body)));
      expect(sales.map((sale) => sale.status).sort()).toEqual([201, ...Array(49).fill(409)]);
      const bills = await Promise.all(
        buyers.map((buyer) =>
          api().ok('GET', `/api/v1/phone-subscriptions/${buyer.phoneId}/transactions`, buyer.token),
        ),
      );
      const charged = bills.filter((bill) => JSON.stringify(bill.body).includes('"other"'));
      expect(charged).toHaveLength(1);
    });
  });

  describe('a number', () => {
    it('is listed, shown, changed, and refuses what makes no sense', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const own = `${path}/${user.id}/${id}`;
      const changes = {
        friendly_name: 'Evenings',
        purpose: 'After six',
        forward_to_number: user.phoneNumber,
        status: 'inactive',
      };
      const changed = await api().ok('PUT', own, user.token, changes);
      expect(changed.body).toMatchObject({ data: { ...changes, id } });
      expect((await api().ok('GET', own, user.token)).body).toEqual(changed.body);
      expect(TestApi.count(await api().ok('GET', `${path}/${user.id}`, user.token), 'data')).toBe(1);
      for (const body of [{ forward_to_number: 'me' }, { friendly_name: ' ' }, { voice: 'loud' }, { status: 'gone' }]) {
        expect((await api().call('PUT', own, { token: user.token, body })).status).toBe(400);
      }
    });

    it('goes back to the pool, and is bought again with what it saves', async () => {
      const user = await api().newSubscriber();
      const { id, phoneNumber } = await api().buyNumber(user);
      const before = (await api().ok('GET', '/api/v1/twilio/recycling/stats', user.token)).body;
      expect((await api().call('DELETE', `${path}/${user.id}/${id}`, { token: user.token })).status).toBe(204);
      expect((await api().call('DELETE', `${path}/${user.id}/${id}`, { token: user.token })).status).toBe(404);
      const plain = await post(user, { action: 'search', area_code: phoneNumber.slice(2, 5), limit: 100 });
      expect(JSON.stringify(plain.body)).not.toContain(phoneNumber);
      const offered = await post(user, {
        action: 'search',
        include_recycled: true,
        area_code: phoneNumber.slice(2, 5),
      });
      expect(offered.body).toMatchObject({ data: [{ was_recycled: true, price: 0 }, ...Array(19).fill({})] });
      expect(JSON.stringify(offered.body)).toContain(phoneNumber);

      const again = await post(user, { phone_number: phoneNumber, recycle: true });
      expect(again.body).toMatchObject({
        data: { was_recycled: true, purpose: 'Healthcare professional lead generation - call forwarding' },
      });
      expect(JSON.stringify(again.body)).toMatch(/"cost_savings":[3-9]/);
      const after = (await api().ok('GET', '/api/v1/twilio/recycling/stats', user.token)).body;
      const recycled = /"total_recycled":(\d+)/;
      const count = (text: unknown) => Number(recycled.exec(JSON.stringify(text))?.[1]);
      expect(count(after)).toBe(count(before) + 1);
      expect(after).toMatchObject({ total_cost_savings: expect.any(Number), recycling_rate: expect.any(Number) });
    });

    it('takes the subscription of its own with it', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const made = await api().ok('POST', '/api/v1/phone-subscriptions', user.token, { twilio_phone_number_id: id });
      await api().ok('DELETE', `${path}/${user.id}/${id}`, user.token);
      const left = await api().ok('GET', `/api/v1/phone-subscriptions/${made.text('data', 'id')}`, user.token);
      expect(left.text('data', 'status')).toBe('cancelled');
    });

    it('can be given back while everything else about it is asked and changed', async () => {
      const user = await api().newSubscriber();
      const { id, phoneNumber } = await api().buyNumber(user);
      const own = (
        await api().ok('POST', '/api/v1/phone-subscriptions', user.token, { twilio_phone_number_id: id })
      ).text('data', 'id');
      const buyer = await api().newSubscriber();
      await api().travel(32, user);
      buyer.token = await api().signIn(buyer.email);
      const { token } = user;
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => [
          api().call('GET', '/api/v1/phone-subscriptions', { token }),
          api().call('GET', `${path}/${user.id}/${id}/statistics`, { token }),
          api().call('POST', `/api/v1/phone-subscriptions/${own}/pause`, { token }),
          api().call('DELETE', `${path}/${user.id}/${id}`, { token }),
          api()
            .addCard(user, { is_default: true })
            .then(() => ({ status: 201 })),
          post(buyer, { phone_number: phoneNumber }),
        ]).flat(),
      );
      expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
      const pool = await post(buyer, { action: 'search', include_recycled: true, area_code: phoneNumber.slice(2, 5) });
      const owned = await api().ok('GET', `${path}/${buyer.id}`, buyer.token);
      const isOwned = JSON.stringify(owned.body).includes(phoneNumber);
      expect(JSON.stringify(pool.body).includes(phoneNumber)).toBe(!isOwned);
      const back = await api().call('POST', `/api/v1/phone-subscriptions/${own}/reactivate`, { token });
      expect(back).toMatchObject({
        status: 409,
        body: { message: 'The phone number of this subscription has been released.' },
      });
    });

    it('is audited with the others', async () => {
      const user = await api().newSubscriber();
      const { id } = await api().buyNumber(user);
      const audit = async () => JSON.stringify((await api().ok('GET', '/api/v1/twilio/audit', user.token)).body);
      const before = await audit();
      await api().ok('DELETE', `${path}/${user.id}/${id}`, user.token);
      const figure = (text: string, name: string) => Number(new RegExp(`"${name}":([\\d.]+)`).exec(text)?.[1]);
      const after = await audit();
      expect(figure(after, 'total_twilio_numbers')).toBe(figure(before, 'total_twilio_numbers'));
      expect(figure(after, 'available_numbers')).toBe(figure(before, 'available_numbers') + 1);
      expect(figure(after, 'potential_savings')).toBeGreaterThan(figure(before, 'potential_savings'));
    });
  });
}
