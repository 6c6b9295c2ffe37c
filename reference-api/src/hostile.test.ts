import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, startTimeout } from './app';
import { hostileInputs, sendHostile } from './testing/hostile-inputs';
import { useDataDir } from './testing/new-data-dir';
import { unlimited } from './testing/unlimited';

describe('SC1: whoever sends 100 KB without a token', () => {
  const dataDir = useDataDir();
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    app = await buildApp({ dataDir, limits: unlimited, passwordCost: { memoryCost: 8, timeCost: 1 } });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  }, startTimeout);
  afterAll(() => app.close());

  it.each(hostileInputs)('is refused, and the API is well: $title', async (input) => {
    const { status } = await sendHostile(url, input);
    expect([400, 401, 404, 413, 414, 415, 431], `answered with ${status}`).toContain(status);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});
