import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers';

const long = { days: Array.from({ length: 200 }, (_, day) => ({ day, calls: day % 7 })) };

async function answerTo(url: string, accepted?: string) {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.header('vary', 'origin'));
  compressAnswers(app);
  app.get('/long', async () => long);
  app.get('/short', async () => ({ status: 'ok' }));
  app.get('/auth/long', async () => long);
  app.get('/nothing', async (_request, reply) => reply.code(204).send());
  return app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

describe('a long answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])('to who takes %s comes as %s and whole', async (accepted, encoding, unpack) => {
    const answer = await answerTo('/long', accepted);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'origin, accept-encoding' });
    expect(answer.headers['content-length']).toBe(`${answer.rawPayload.length}`);
    expect(answer.rawPayload.length).toBeLessThan(1000);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long);
  });

  it.each([undefined, 'identity', 'br;q=0'])('to who takes %s comes as it is', async (accepted) => {
    const answer = await answerTo('/long', accepted);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toEqual(long);
  });
});

it.each(['/short', '/auth/long', '/nothing'])('%s is never compressed', async (url) => {
  expect((await answerTo(url, 'br')).headers).not.toHaveProperty('content-encoding');
});
