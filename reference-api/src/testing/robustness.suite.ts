import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { arbitraryFor, arbitraryQuery, encode } from './arbitrary-input';
import { listOperations, type Operation } from './operations';
import { readMember } from './read-json';
import type { TestApi, TestUser } from './test-api';

export function robustnessSuite(api: () => TestApi): void {
  describe('whatever is sent', () => {
    let user: TestUser;
    let operations: Operation[];
    let knownIds: string[];

    beforeAll(async () => {
      const subscriber = await api().newSubscriber();
      user = subscriber;
      const number = await api().buyNumber(subscriber);
      knownIds = [user.id, user.phoneId, subscriber.subscriptionId, subscriber.cardId, number.id];
      operations = (await listOperations(api())).filter(({ path }) => path !== '/auth/logout');
    });

    it('no call answers with a failure of its own, and every refusal has a reason', async () => {
      for (const { method, path, described } of operations) {
        const content = readMember(readMember(readMember(described, 'requestBody'), 'content'), 'application/json');
        const id = fc.oneof(fc.constantFrom(...knownIds), fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }));
        const input = fc.record({
          ids: fc.tuple(id, id),
          query: arbitraryQuery(described),
          body: arbitraryFor(readMember(content, 'schema')),
        });
        const holds = fc.asyncProperty(input, async ({ ids, query, body }) => {
          let next = 0;
          const url = `${path.replace(/\{\w+\}/g, () => encode(ids[next++] ?? ''))}?${query}`;
          const given = method === 'GET' ? {} : { body };
          const answer = await api().call(method, url, { token: user.token, ...given });
          expect(answer.status, `${method} ${url} ${JSON.stringify(body)}`).toBeLessThan(500);
          if (answer.status < 400) return;
          const named = Object.keys(answer.body ?? {}).filter((name) => !['field', 'translations'].includes(name));
          expect([named, answer.text('message')]).toEqual([['message'], expect.stringMatching(/./)]);
        });
        await fc.assert(holds, { numRuns: 40 });
      }
    });

    it('SM4: a body that is no JSON, too large, too deep, of another kind or missing is refused with a reason', async () => {
      const send = async (payload: string, type: string) => {
        const headers = { authorization: `Bearer ${user.token}`, 'content-type': type };
        const response = await api().app.inject({ method: 'POST', url: '/api/v1/payment-methods', headers, payload });
        return { status: response.statusCode, body: response.json() };
      };
      expect(await send('{', 'application/json')).toMatchObject({ status: 400, body: { message: expect.any(String) } });
      expect(await send('', 'application/json')).toMatchObject({ status: 400 });
      expect(await send('a=b', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
      expect(await send(JSON.stringify({ a: 'x'.repeat(200_000) }), 'application/json')).toMatchObject({ status: 413 });
      const deep = (levels: number) => `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
      expect(await send(deep(60_000), 'application/json')).toMatchObject({
        status: 400,
        body: { message: 'The request is nested too deeply: at most 20 levels were expected' },
      });
      expect(await send('{"__proto__":{"isAdmin":true}}', 'application/json')).toMatchObject({ status: 400 });
    });

    it('an unknown path or method is not found', async () => {
      for (const [method, path] of [
        ['GET', '/nothing'],
        ['DELETE', '/skills'],
        ['POST', '/professionals/profile'],
      ] as const) {
        const answer = await api().call(method, path, { token: user.token });
        expect(answer).toMatchObject({ status: 404, body: { message: `There is no ${method} ${path}` } });
      }
    });
  });
}
