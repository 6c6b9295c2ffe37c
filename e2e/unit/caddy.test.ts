import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { expect, it, onTestFinished, vi } from 'vitest';
import { end, findCaddy, saying, startCaddy } from '../support/caddy';

const missing = findCaddy() === undefined && 'caddy not found: the Caddyfile is not run';

const site = {
  'index.html': 'the page',
  '404.html': 'the page for what is unknown',
  'es/404.html': 'la página de lo desconocido',
  'es/precios/index.html': 'los precios',
  'card-frame/index.html': 'the frame for cards',
  'manifest.webmanifest': '{}',
  'builds/latest.json': '{}',
};

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly policy: string | undefined;
  /** `X-Frame-Options`. */
  readonly frames: string | undefined;
  readonly body: string;
}

/** Caddy with the Caddyfile of production over a small site; the process behind it says of everything that it has answered, until it is ended. */
async function startBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'careline-caddy-'));
  for (const [file, content] of Object.entries(site)) {
    const path = join(folder, 'live/site', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const behind = createServer((_, answer) => answer.end('the process'));
  const [port, http, api] = [await freePort(), await freePort(), await portOf(behind)];
  const caddy = startCaddy(findCaddy() ?? '', {
    ...process.env,
    SITE_ADDRESS: `https://localhost:${port}`,
    HTTP_PORT: String(http),
    CADDY_ADMIN: 'off',
    DATA_DIR: folder,
    API: `127.0.0.1:${api}`,
    XDG_DATA_HOME: join(folder, 'caddy'),
    XDG_CONFIG_HOME: join(folder, 'caddy'),
  });
  onTestFinished(async () => {
    await end(caddy);
    behind.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await saying(caddy, 'serving initial configuration');
  // Its own authority signs the certificate while Caddy runs already.
  await vi.waitFor(() => ask(port, '/', 'GET'), { timeout: 20_000, interval: 20 });
  return { ask: (path: string, method = 'GET') => ask(port, path, method), behind, port };
}

async function ask(port: number, path: string, method: string): Promise<Answer> {
  const sent = request({ port, path, method, host: 'localhost', rejectUnauthorized: false, agent: false });
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject).end(),
  );
  const { 'content-type': type, 'content-security-policy': policy, 'x-frame-options': frames } = answer.headers;
  return {
    status: answer.statusCode,
    type,
    policy: policy?.toString(),
    frames: frames?.toString(),
    body: await text(answer),
  };
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it.skipIf(missing)(`F69: nobody reads /metrics through Caddy (${missing || 'Caddy'})`, async () => {
  const { ask } = await startBoth();
  for (const path of ['/metrics', '//metrics', '/%6Detrics', '/metrics?a=b'])
    expect(await ask(path), path).toMatchObject({ status: 404, body: '' });
  expect(await ask('/metrical')).toMatchObject({ body: 'the process' });
});

it.skipIf(missing)(
  `F71: each file has its own type, and while no process answers an unknown address has its page at once (${missing || 'Caddy'})`,
  async () => {
    const { ask, behind } = await startBoth();
    expect(await ask('/manifest.webmanifest')).toMatchObject({ status: 200, type: 'application/manifest+json' });
    for (const path of ['/', '/nowhere', '/_ipx/a.png', '/backend/health', '/a.js'])
      expect(await ask(path), path).toMatchObject({ status: 200, body: 'the process' });
    behind.closeAllConnections();
    await new Promise((resolve) => behind.close(resolve));
    const [english, spanish] = [site['404.html'], site['es/404.html']];
    const pages = {
      '/nowhere': english,
      '/es/nowhere': spanish,
      '/es': spanish,
      '/fr/nowhere': english,
      '/../x': english,
    };
    for (const [path, body] of Object.entries(pages))
      expect(await ask(path), path).toEqual({
        status: 404,
        type: 'text/html; charset=utf-8',
        policy: "frame-ancestors 'none'",
        frames: 'DENY',
        body,
      });
    expect(await ask('/nowhere', 'HEAD')).toMatchObject({ status: 404, body: '' });
    expect(await ask('/shell/gone.js')).toMatchObject({ status: 404, body: 'Not found' });
    expect(await ask('/es/precios/')).toMatchObject({ status: 200, body: site['es/precios/index.html'] });
    for (const sent of [ask('/nowhere', 'POST'), ask('/_reports/health')])
      expect(await sent).toMatchObject({ body: '', status: expect.toSatisfy((status) => status >= 502) });
  },
);

it.skipIf(missing)(`SH4: pages of the site alone show the frame for cards (${missing || 'Caddy'})`, async () => {
  const { ask, behind } = await startBoth();
  expect(await ask('/card-frame')).toMatchObject({ body: 'the process', frames: 'SAMEORIGIN' });
  expect(await ask('/')).toMatchObject({ body: 'the process', frames: 'DENY' });
  behind.closeAllConnections();
  await new Promise((resolve) => behind.close(resolve));
  const policy = "frame-ancestors 'self'";
  expect(await ask('/card-frame')).toMatchObject({ body: 'the frame for cards', frames: 'SAMEORIGIN', policy });
});

it.skipIf(missing)(
  `F91: who never ends the head of a request is cut off (${missing || 'Caddy'})`,
  { timeout: 40_000 },
  async () => {
    const { port } = await startBoth();
    const socket = connect({ port, host: 'localhost', servername: 'localhost', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    socket.resume();
    const drip = setInterval(() => socket.write('X: y\r\n'), 1_000);
    onTestFinished(() => clearInterval(drip));
    await once(
      socket.on('error', () => undefined),
      'close',
      { signal: AbortSignal.timeout(20_000) },
    );
  },
);

it('F84: between two processes an upgrade waits for as long as Caddy may take to ask the first one again', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const production = read('delivery/production/Caddyfile');
  const seconds = (setting: string) => Number(new RegExp(`^\\s+${setting} (\\d+)s$`, 'm').exec(production)?.[1]);
  expect(seconds('health_interval') + seconds('fail_duration')).toBe(3);
  expect(read('docs/operations.md')).toMatch(/answers \/backend\/health, and three seconds more, then\n/);
});
