import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from './operations';
import { type TestApi, type TestUser, testCard } from './test-api';

/** What each call that changes something is asked to do; with an empty body nothing could be seen to change. */
const bodies: Readonly<Record<string, object>> = {
  'PUT /professionals/profile/addresses/{id}': { city: 'Taken', is_primary: true },
  'PUT /api/v1/payment-methods/{id}': { is_default: true, exp_year: 2099 },
  'PUT /api/v1/phone-subscriptions/{id}': { status: 'cancelled' },
  'PUT /api/v1/twilio/phones/{userId}/{numberId}': { forward_to_number: '+12025550101', friendly_name: 'Taken' },
};

export function ownershipSuite(api: () => TestApi): void {
  describe('what belongs to somebody else', () => {
    let victim: TestUser;
    let attacker: TestUser;
    let ids: Readonly<Record<string, string[]>>;
    let reads: string[];

    beforeAll(async () => {
      const owner = await api().newSubscriber();
      victim = owner;
      attacker = await api().newSubscriber();
      const number = await api().buyNumber(owner);
      const address = { street1: '1', city: 'Mine', state_province: 'DC', postal_code: '1', country_code: 'US' };
      const { text } = await api().ok('POST', '/professionals/profile/addresses', owner.token, address);
      const subscription = [owner.subscriptionId, owner.phoneId];
      ids = {
        '/professionals/profile/addresses/{id}': [text('address', 'id')],
        '/api/v1/payment-methods/{id}': [owner.cardId],
        '/api/v1/phone-subscriptions/{id}': subscription,
        '/api/v1/phone-subscriptions/{phoneId}': subscription,
        '/api/v1/twilio/phones/{userId}': [owner.id],
        '{numberId}': [number.id],
      };
      reads = [
        '/professionals/profile',
        '/professionals/profile/addresses',
        '/api/v1/payment-methods',
        '/api/v1/phone-subscriptions',
        `/api/v1/phone-subscriptions/${owner.phoneId}/transactions`,
        `/api/v1/twilio/phones/${owner.id}`,
      ];
    });

    const everythingOf = async (user: TestUser) =>
      Promise.all(reads.map(async (path) => (await api().ok('GET', path, user.token)).body));

    /** The path with each of the victim's ids in it; and, where the path names a user, with the attacker's own id too. */
    function targetsOf(path: string): string[] {
      const key = Object.keys(ids).find((known) => path.startsWith(known));
      if (key === undefined) throw new Error(`Tell ownershipSuite which ids ${path} takes`);
      const first = ids[key] ?? [];
      const owners = path.includes('{numberId}') ? [...first, attacker.id] : first;
      return owners.map((id) => path.replace('{numberId}', ids['{numberId}']?.[0] ?? '').replace(/\{\w+\}/, id));
    }

    it('is out of reach: every call that names an id answers 403 or 404 to another user, and changes nothing', async () => {
      const operations = (await listOperations(api())).filter(({ path }) => path.includes('{'));
      expect(operations.length).toBeGreaterThan(12);
      const before = await everythingOf(victim);
      for (const { method, path } of operations) {
        for (const target of targetsOf(path)) {
          const body = bodies[`${method} ${path}`];
          if (method === 'PUT') expect(body, `a body for PUT ${path}`).toBeDefined();
          const answer = await api().call(method, target, { token: attacker.token, ...(body ? { body } : {}) });
          expect([403, 404], `${method} ${path} answered ${answer.status}`).toContain(answer.status);
        }
      }
      expect(await everythingOf(victim)).toEqual(before);
    });

    it('is out of reach through a body too', async () => {
      const before = await everythingOf(victim);
      const number = await api().ok('GET', `/api/v1/twilio/phones/${victim.id}`, victim.token);
      for (const body of [
        { phone_number_id: victim.phoneId },
        { twilio_phone_number_id: number.text('data', 0, 'id') },
        { twilio_sid: number.text('data', 0, 'twilio_sid') },
        { friendly_name: number.text('data', 0, 'friendly_name') },
      ]) {
        const answer = await api().call('POST', '/api/v1/phone-subscriptions', { token: attacker.token, body });
        expect(answer.status).toBe(404);
      }
      const links = await api().ok('GET', '/professionals/profile', victim.token);
      await api().ok('PUT', '/professionals/profile', attacker.token, {
        conditions_to_unlink: [links.text('profile', 'id')],
      });
      expect(await everythingOf(victim)).toEqual(before);
    });

    it('stays hidden from a client that claims to be its owner in X-User-ID', async () => {
      const response = await api().app.inject({
        url: '/api/v1/payment-methods',
        headers: { authorization: `Bearer ${attacker.token}`, 'x-user-id': victim.id },
      });
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toContain(ids['/api/v1/payment-methods/{id}']?.[0]);
    });

    it('is out of reach without a token, as is every other call but the open ones', async () => {
      const open = ['/health', '/auth/login', '/auth/register'];
      for (const { method, path } of await listOperations(api())) {
        if (open.includes(path)) continue;
        for (const token of [undefined, 'made-up']) {
          const answer = await api().call(method, path, { ...(token ? { token } : {}), body: testCard });
          expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { message: 'Please sign in.' } });
        }
      }
    });
  });
}
