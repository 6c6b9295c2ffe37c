import { beforeEach, describe, expect, it } from 'vitest';
import type { TestApi, TestUser } from '../testing/test-api';

const path = '/professionals/profile/addresses';
const address = {
  street1: '1 First Street',
  city: 'Washington',
  state_province: 'DC',
  postal_code: '20009',
  country_code: 'US',
  latitude: 38.9,
  longitude: -77,
};

export function addressSuite(api: () => TestApi): void {
  describe('business addresses', () => {
    let user: TestUser;
    beforeEach(async () => {
      user = await api().newUser();
    });
    const add = async (changes: object = {}) =>
      (await api().ok('POST', path, user.token, { ...address, ...changes })).text('address', 'id');
    const primaries = async () => {
      const { body } = await api().ok('GET', path, user.token);
      return [...JSON.stringify(body).matchAll(/"id":"([^"]+)"[^}]*"is_primary":true/g)].map(([, id]) => id);
    };

    it('are added, changed and deleted', async () => {
      const id = await add({ country_code: 'us', street2: null });
      const changed = await api().ok('PUT', `${path}/${id}`, user.token, { city: ' Bethesda ', latitude: null });
      const shown = { ...address, id, city: 'Bethesda', latitude: null, street2: '', is_primary: true };
      expect(changed.body).toMatchObject({ address: shown });
      expect((await api().ok('GET', path, user.token)).body).toMatchObject({ addresses: [shown] });
      expect((await api().call('DELETE', `${path}/${id}`, { token: user.token })).status).toBe(204);
      expect((await api().ok('GET', path, user.token)).body).toEqual({ addresses: [] });
    });

    it('have one primary: the first, then the one that is made it; deleting it promotes none', async () => {
      const first = await add();
      const second = await add();
      expect(await primaries()).toEqual([first]);
      const third = await add({ is_primary: true });
      expect(await primaries()).toEqual([third]);
      await api().ok('PUT', `${path}/${second}`, user.token, { is_primary: true });
      expect(await primaries()).toEqual([second]);
      await api().ok('DELETE', `${path}/${second}`, user.token);
      expect(await primaries()).toEqual([]);
    });

    it('keep one primary through fifty simultaneous wishes', async () => {
      const ids = await Promise.all(Array.from({ length: 10 }, () => add()));
      const wishes = Array.from({ length: 50 }, (_none, index) =>
        api().call('PUT', `${path}/${ids[index % ids.length]}`, { token: user.token, body: { is_primary: true } }),
      );
      expect(new Set((await Promise.all(wishes)).map((answer) => answer.status))).toEqual(new Set([200]));
      expect(await primaries()).toHaveLength(1);
    });

    it.each([
      ['no street', { street1: undefined }, 'Street address is required'],
      ['a blank city', { city: '  ' }, 'City'],
      ['a country that is no code', { country_code: 'USA' }, 'Country'],
      ['a latitude off the globe', { latitude: 91 }, 'Latitude'],
      ['a flag that is a text', { is_primary: 'yes' }, 'is_primary is not valid'],
    ])('are refused with %s', async (_title, changes, reason) => {
      const answer = await api().call('POST', path, { token: user.token, body: { ...address, ...changes } });
      expect(answer.status).toBe(400);
      expect(answer.text('message')).toContain(reason);
    });

    it('answer 404 for an id that is unknown or none', async () => {
      for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '%00']) {
        for (const method of ['PUT', 'DELETE'] as const) {
          const answer = await api().call(method, `${path}/${id}`, { token: user.token, body: { is_primary: true } });
          expect([400, 404]).toContain(answer.status);
        }
      }
    });
  });
}
