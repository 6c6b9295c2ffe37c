import { beforeAll, describe, expect, it } from 'vitest';
import { TestApi, type TestUser } from '../testing/test-api';

export function catalogueSuite(api: () => TestApi): void {
  describe('the catalogues', () => {
    let user: TestUser;
    beforeAll(async () => {
      user = await api().newUser();
    });
    const names = async (path: string) => {
      const { body } = await api().ok('GET', path, user.token);
      return [...JSON.stringify(body).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name);
    };

    it('hold at least 400 skills and 2500 conditions', async () => {
      const skills = await api().ok('GET', '/skills?limit=1000', user.token);
      expect(TestApi.count(skills, 'body', 'skills')).toBeGreaterThanOrEqual(400);
      const conditions = await api().ok('GET', '/conditions?limit=3000', user.token);
      expect(TestApi.count(conditions, 'Body', 'conditions')).toBeGreaterThanOrEqual(2500);
      expect(conditions.body).toMatchObject({
        Body: { conditions: expect.arrayContaining([{ id: expect.any(String), name: 'Burnout' }]) },
      });
    });

    it('keep to the limit', async () => {
      expect(await names('/skills?limit=3')).toHaveLength(3);
      expect(await names('/conditions?limit=4')).toHaveLength(4);
      expect(await names('/conditions/search?limit=5&q=pain')).toHaveLength(5);
      expect(await names('/conditions/search?q=a')).toHaveLength(50);
    });

    it('find every word in any order and case, names that begin with them first', async () => {
      const found = await names('/conditions/search?q=KNEE%20pain');
      expect(found[0]).toBe('Knee pain');
      expect(found.length).toBeGreaterThan(1);
      for (const name of found) expect(name).toMatch(/(?=.*knee)(?=.*pain)/i);
      expect(await names('/conditions?limit=50&search=pain%20knee')).toHaveLength(found.length);
    });

    it('F445: find a name with the apostrophe of a phone’s keyboard, and without its accents', async () => {
      const [plain] = await names("/conditions/search?q=Parkinson's");
      expect(plain).toMatch(/^Parkinson's/);
      expect((await names(`/conditions/search?q=${encodeURIComponent('parkinson’s')}`))[0]).toBe(plain);
      const found = ["Ménière's disease"];
      expect(await names('/conditions/search?q=meniere')).toEqual(found);
      expect(await names(`/conditions/search?q=${encodeURIComponent('Ménière’s')}`)).toEqual(found);
    });

    it('take signs of a search as they are', async () => {
      expect(await names('/conditions/search?q=%25')).toEqual([]);
      expect(await names("/conditions/search?q=';--")).toEqual([]);
      expect(await names('/conditions/search?q=%20&limit=7')).toHaveLength(7);
    });

    it.each(['/skills', '/conditions', '/conditions/search'])('refuse a limit that is none: %s', async (path) => {
      for (const limit of ['0', 'many', '1e9', '-5']) {
        expect((await api().call('GET', `${path}?limit=${limit}`, { token: user.token })).status).toBe(400);
      }
    });
  });
}
