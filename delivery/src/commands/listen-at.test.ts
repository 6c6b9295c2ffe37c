import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryPlaces } from '../testing/fake-site';
import { hostFrom, listenAt } from './listen-at';
import { run as store } from './store';

const start = fileURLToPath(new URL('../../bin/start.mjs', import.meta.url));
/** Kept for documents: no machine has it. */
const foreign = '192.0.2.1';

it.each([
  ['EACCES', 'Port 80 is not for this user'],
  ['EADDRINUSE', 'Port 80 is taken: stop what runs there, or start with another one, such as PORT=81.'],
  ['ENOTFOUND', 'HOST is "nowhere": an address of this machine was expected'],
])('F220: where a server cannot listen is said in a sentence, and the server is closed: %s', async (code, words) => {
  const server = Fastify();
  vi.spyOn(server, 'listen').mockRejectedValue(Object.assign(new Error(`listen ${code}`), { code }));
  const close = vi.spyOn(server, 'close');
  await expect(listenAt(server, 'nowhere', 80)).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringContaining(words),
  });
  expect(close).toHaveBeenCalledOnce();
});

it('F220: a store says so too', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  vi.stubEnv('PORT', port);
  const { root, dataDir } = temporaryPlaces();
  vi.stubEnv('DATA_DIR', dataDir);
  await expect(store([root])).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringContaining(`Port ${port} is taken`),
  });
});

it('F220: a start on an address of another machine does not tell of a taken port', () => {
  const { status, stderr } = spawnSync(process.execPath, [start], {
    encoding: 'utf8',
    env: { ...process.env, HOST: foreign, PORT: '3000' },
  });
  expect([status, stderr]).toEqual([
    1,
    `HOST is "${foreign}": an address of this machine was expected, such as 127.0.0.1, or 0.0.0.0 for all of them.\n`,
  ]);
});

it.each([{}, { HOST: '' }])('F221: where HOST says nothing, this machine alone is listened to: %j', (environment) => {
  expect(hostFrom(environment)).toBe('127.0.0.1');
});
