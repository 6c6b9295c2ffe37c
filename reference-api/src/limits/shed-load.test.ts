import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { answerErrors, answerUnknownPaths } from '../error-answers';
import { shedLoad } from './shed-load';

const app = Fastify();
let goOn: (() => void)[] = [];
let asked = 0;
const askers: Socket[] = [];
let handled = 0;
app.addHook('onRequest', async (request) => {
  asked += 1;
  askers.push(request.raw.socket);
});
answerErrors(app);
answerUnknownPaths(app);
shedLoad(app, 3);
app.get('/slow', () => new Promise((resolve) => goOn.push(() => resolve('done'))));
app.get('/quick', async () => 'done');
app.post('/quick', async () => 'done');
app.route({
  method: ['GET', 'POST'],
  url: '/looked-up',
  onRequest: () => new Promise<void>((resolve) => goOn.push(resolve)),
  handler: async () => {
    handled += 1;
    return 'done';
  },
});
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

it.each([
  ['one by one', 3, 1],
  ['on one connection', 1, 3],
])('F348: counts who has hung up for as long as their work goes on: %s', async (_how, connections, each) => {
  goOn = [];
  const { port } = Object(app.server.address());
  const gone = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  for (const socket of gone) socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(each));
  await expect.poll(() => goOn.length).toBe(3);
  await Promise.all(gone.map((socket) => once(socket.destroy(), 'close')));
  await expect.poll(() => askers.slice(-3).every(({ destroyed }) => destroyed)).toBe(true);
  expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(503);
  for (const end of goOn) end();
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
});

const half = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{';

it('F25: does not count who has not sent all of their body, but counts them once they have', async () => {
  goOn = [];
  asked = 0;
  const { port } = Object(app.server.address());
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
  for (const socket of sockets) socket.write(`POST /quick HTTP/1.1\r\n${half}`);
  await expect.poll(() => asked).toBe(4);
  expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
  const slow = Array.from({ length: 3 }, () => fetch(`http://127.0.0.1:${port}/slow`));
  await expect.poll(() => goOn.length).toBe(3);
  const [first, second] = sockets;
  const heard = async (socket: Socket | undefined) => {
    const answer = once(socket ?? new Socket(), 'data');
    socket?.write('}');
    return String(await answer);
  };
  expect(await heard(first)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2/);
  for (const end of goOn) end();
  await Promise.all(slow);
  expect(await heard(second)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of sockets) socket.destroy();
});

it.each(['POST', 'GET'])('F348: does not count who has hung up before their body is read: %s', async (method) => {
  goOn = [];
  const { port } = Object(app.server.address());
  const gone = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  for (const socket of gone) socket.write(`${method} /looked-up HTTP/1.1\r\n${half}`);
  await expect.poll(() => goOn.length).toBe(3);
  for (const socket of gone) socket.destroy();
  await expect.poll(() => askers.slice(-3).every(({ destroyed }) => destroyed)).toBe(true);
  expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(503);
  for (const end of goOn) end();
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
  expect(handled).toBe(0);
});

it('F25: cuts off who has sent part of a body for longest, where too many have', async () => {
  const { port } = Object(app.server.address());
  const sockets: Socket[] = [];
  for (asked = 0; asked < 16; ) {
    const before = asked;
    sockets.push(connect(port, '127.0.0.1').setEncoding('utf8'));
    sockets.at(-1)?.write(`POST /quick HTTP/1.1\r\n${half}`);
    await expect.poll(() => asked).toBe(before + 1);
  }
  const [first, ...others] = sockets;
  await expect.poll(() => first?.closed).toBe(true);
  expect(others.map(({ closed }) => closed)).toEqual(Array(15).fill(false));
  for (const socket of others) socket.destroy();
});

it('F25: answers what it does not know before the body has come', async () => {
  const { port } = Object(app.server.address());
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(`POST /nowhere HTTP/1.1\r\n${half}`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 404 /);
  socket.destroy();
});
