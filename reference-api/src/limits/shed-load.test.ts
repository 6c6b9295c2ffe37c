import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { answerErrors } from '../error-answers';
import { shedLoad } from './shed-load';

const app = Fastify();
let goOn: (() => void)[] = [];
answerErrors(app);
shedLoad(app, 3);
app.get('/slow', () => new Promise((resolve) => goOn.push(() => resolve('done'))));
app.get('/quick', async () => 'done');
app.get('/health', async () => 'well');
afterAll(() => app.close());

it('SM6: refuses what is too much at once, instead of letting everybody wait; /health is answered', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = () => fetch(`${address}/slow`);
  const first = [slow(), slow(), slow()];
  await expect.poll(() => goOn.length).toBe(3);
  const refused = await slow();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ message: 'The service is busy. Please try again in a moment.' });
  expect((await fetch(`${address}/health`)).status).toBe(200);
  for (const end of goOn) end();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('SM6: does not count who has gone', async () => {
  goOn = [];
  const { port } = Object(app.server.address());
  const gone = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  for (const socket of gone) socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => goOn.length).toBe(3);
  expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(503);
  await Promise.all(gone.map((socket) => once(socket.destroy(), 'close')));
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
  for (const end of goOn) end();
});
