import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceApi, startTimeout } from './app';
import { type ListedPattern, listPatterns } from './testing/listed-patterns';
import { useDataDir } from './testing/new-data-dir';
import { slowInput } from './testing/slow-pattern';

describe('SC1: the patterns that requests are held against', () => {
  const dataDir = useDataDir();
  const app = Fastify({ pluginTimeout: startTimeout });
  let patterns: ListedPattern[] = [];
  beforeAll(async () => {
    const registered = listPatterns(app);
    await app.register(referenceApi, { dataDir, passwordCost: { memoryCost: 8, timeCost: 1 } });
    await app.ready();
    patterns = registered();
  }, startTimeout);
  afterAll(() => app.close());

  it('take less than 100 ms for 128 KB of whatever they are made of', () => {
    const distinct = new Map(patterns.map(({ pattern, where }) => [pattern, where]));
    for (const part of ['/auth/register body', 'headers.idempotency-key']) {
      expect([...distinct.values()]).toContainEqual(expect.stringContaining(part));
    }
    const slow = [...distinct].flatMap(([pattern, where]) => {
      const input = slowInput(pattern);
      return input === undefined ? [] : [`${where}: ${pattern} is slow for ${input}`];
    });
    expect(slow).toEqual([]);
  }, 120_000);

  it.each([
    ['quadratic', '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$'],
    ['exponential', '^(a+)+$'],
    ['exponential for its ninth character', '^abcdefgh(i+)+$'],
  ])(
    'would be found if one were %s',
    (_kind, pattern) => {
      expect(slowInput(pattern)).toBeDefined();
    },
    120_000,
  );

  it.each(['/auth/register', '/auth/login'])('are never reached by a large body: %s takes 4 KB', async (url) => {
    const payload = { email: `a@${'.'.repeat(100_000)}@`, password: 'long enough' };
    const answer = await app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([413, ['message']]);
  });
});
