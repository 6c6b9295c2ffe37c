import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, startTimeout } from './app';
import { useDataDir } from './testing/new-data-dir';
import { readMember } from './testing/read-json';

describe('SL9: the description of the API', () => {
  const dataDir = useDataDir();
  let app: FastifyInstance;
  let description: Record<string, unknown>;
  let operations: [string, unknown][];
  beforeAll(async () => {
    app = await buildApp({ dataDir, prefix: '/backend', passwordCost: { memoryCost: 8, timeCost: 1 } });
    description = (await app.inject('/backend/openapi.json')).json();
    operations = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]): [string, unknown] => [`${method} ${path}`, operation]),
    );
  }, startTimeout);
  afterAll(() => app.close());

  it('names, describes and files each call', () => {
    expect(operations.length).toBeGreaterThan(30);
    const names = operations.map(([, operation]) => String(readMember(operation, 'operationId')));
    expect(new Set(names).size).toBe(operations.length);
    expect(names).toContain('putProfessionalsProfileAddressesById');
    const known = Object.values(description.tags ?? []).map((tag) => readMember(tag, 'name'));
    for (const [call, operation] of operations) {
      expect(readMember(operation, 'description'), call).toMatch(/^\S.{20,}\.$/);
      expect(known, call).toContain(readMember(readMember(operation, 'tags'), 0));
    }
  });

  it('F390: tells what each call that takes an Idempotency-Key says of one that is none or was used', () => {
    const posts = operations.filter(
      ([call, operation]) => call.startsWith('post ') && readMember(operation, 'security'),
    );
    expect(posts.length).toBeGreaterThan(5);
    for (const [call, operation] of posts) {
      const answers = Object.keys(readMember(operation, 'responses') ?? {});
      expect(answers, call).toEqual(expect.arrayContaining(['400', '422']));
    }
  });

  it('tells what any call may answer besides', () => {
    for (const [call, operation] of operations) {
      const answers = Object.keys(readMember(operation, 'responses') ?? {});
      const wanted = readMember(operation, 'requestBody') ? ['413', '415', '500', '503'] : ['500', '503'];
      expect(answers, call).toEqual(expect.arrayContaining(wanted));
    }
  });
});
