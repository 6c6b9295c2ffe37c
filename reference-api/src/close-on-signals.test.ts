import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startTimeout } from './app';
import { closeGently } from './close-on-signals';
import { serverSettings } from './server-settings';
import { useDataDir } from './testing/new-data-dir';
import { type ServerProcess, startServerProcess } from './testing/server-process';

const body = JSON.stringify({ email: 'late@careline.example', password: 'long enough' });
const head = (length: number) =>
  `POST /auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('SM1: a server that is told to end', { timeout: startTimeout }, () => {
  const dataDir = useDataDir();
  let running: ServerProcess | undefined;
  afterEach(() => void running?.process.kill('SIGKILL'));

  it('answers what is being asked, takes nothing new, and ends well', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    running = server;
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.once('end', () => resolve(text)).once('error', reject);
    });
    await new Promise((resolve) => socket.write(head(body.length) + body.slice(0, 20), resolve));
    // Its answer tells that the half request has arrived, too.
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    server.process.kill('SIGINT');
    server.process.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(server.url).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 10_000 },
      )
      .toBe('closed');
    socket.write(body.slice(20));
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
  });

  it('F83: answers who asks on an open connection as ever, and has it closed', async () => {
    const app = Fastify(serverSettings());
    const steps = new EventEmitter();
    app.get('/first', async () => {
      const isClosing = once(steps, 'closing');
      steps.emit('asked');
      await isClosing;
      return 'the first';
    });
    app.get('/second', async () => 'the second');
    const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    const heard = text(socket);
    const asked = once(steps, 'asked');
    socket.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n');
    await asked;
    const closed = closeGently(app, 5_000);
    await expect.poll(() => app.server.listening).toBe(false);
    socket.write('GET /second HTTP/1.1\r\nHost: x\r\n\r\n');
    steps.emit('closing');
    expect(await heard).toMatch(/^HTTP\/1\.1 200 .*the firstHTTP\/1\.1 200 .*connection: close.*the second$/is);
    await closed;
  });

  it('does not wait for ever for somebody who does not go on', async () => {
    const app = Fastify(serverSettings());
    app.post('/', async () => 'answered');
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const connected = once(app.server, 'connection');
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const cut = new Promise((resolve) => socket.resume().once('close', resolve));
    await new Promise((resolve) => socket.write(head(100), resolve));
    await connected;
    await closeGently(app, 100);
    await cut;
  });
});

it('SM2: a request has thirty seconds to arrive, its head fifteen', () => {
  const { server } = Fastify(serverSettings());
  expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 15_000]);
});
