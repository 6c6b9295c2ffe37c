import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { readLiveShell } from '../release/shell-release';
import { createServer } from '../serve';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';

const places = temporaryPlaces(afterAll);
let server: FastifyInstance;
let main: string;
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

beforeAll(async () => {
  const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places)) };
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes });
  const shell = readLiveShell(places);
  main = `${shell?.folder}${shell?.main}`;
  server = await createServer({ places, withApi: false });
});
afterAll(() => server.close());

describe('pages', () => {
  it('are served with and without a slash at the end, in any case, and never from a cache unasked', async () => {
    for (const url of ['/es/dashboard', '/es/dashboard/', '/ES/Dashboard', '/es/dashboard?tab=1']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(answer.body).toContain('lang="es-ES"');
    }
  });

  it('carry the policy of the page as a header, which also forbids frames', async () => {
    const { headers, body } = await get('/dashboard');
    const inPage = /Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toBe(`${inPage}; frame-ancestors 'none'; report-to policy`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('answer an unknown address with the shell in its language and status 404', async () => {
    const answer = await get('/ru/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('lang="ru-RU"');
    expect((await get('/assets/gone.js')).body).toBe('Not found');
  });

  it('are the new ones at the next request after a release elsewhere', async () => {
    const before = (await get('/dashboard')).headers.etag;
    const changed = prepareShell(places, shellBuild(places, { source: 'changed()' }));
    await activate(places, { shell: changed, remotes: {} });
    const answer = await get('/dashboard');
    expect(answer.headers.etag).not.toBe(before);
    expect(answer.body).toContain(changed.id);
  });

  it('SC2: do not notice that the database is away', async () => {
    const site = await createServer({ places, databaseUrl: 'postgres://127.0.0.1:1/away' });
    const answers = await Promise.all(['/', '/dashboard', '/backend/health'].map((url) => site.inject(url)));
    await site.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
  });

  it('F380: name their main script ahead of themselves to who asks for a document over HTTPS, but in HTTP/1.0', async () => {
    const site = await createServer({
      places,
      withApi: false,
      environment: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' },
    });
    const address = await site.listen({ port: 0 });
    const hints = async (path: string, headers: Record<string, string>) => {
      const told: (string | string[] | undefined)[] = [];
      const asked = request(address + path, { headers });
      asked.on('information', ({ statusCode, headers: early }) => void told.push(`${statusCode} ${early.link}`));
      const [answer] = await once(asked.end(), 'response');
      return [...told, answer.resume().statusCode];
    };
    const browser = { 'sec-fetch-dest': 'document', 'x-forwarded-proto': 'https' };
    const script = /id="careline-main" src="([^"]+)"/.exec((await site.inject('/dashboard')).body)?.[1];
    expect(await hints('/dashboard', browser)).toEqual([`103 <${script}>; rel=preload; as=script; crossorigin`, 200]);
    const others = [hints('/dashboard', { 'sec-fetch-dest': 'document' }), hints('/config.json', browser)];
    expect(await Promise.all(others)).toEqual([[200], [200]]);
    const old = connect(Number(new URL(address).port));
    old.end('GET /dashboard HTTP/1.0\r\nSec-Fetch-Dest: document\r\nX-Forwarded-Proto: https\r\n\r\n');
    expect(String(await once(old, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    await site.close();
  });

  it('need not be sent again to a browser that has them', async () => {
    const { headers } = await get('/dashboard');
    expect((await get('/dashboard', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

it('own pictures show from the cache while the browser asks for newer ones; data are asked for each time', async () => {
  const kept = 'public, max-age=300, stale-while-revalidate=86400';
  for (const url of ['/favicon.ico', '/og-image.png', '/images/dot.png'])
    expect([url, (await get(url)).headers['cache-control']]).toEqual([url, kept]);
  for (const url of ['/config.json', '/registry.json'])
    expect([url, (await get(url)).headers['cache-control']]).toEqual([url, 'no-cache']);
});

it('data come as they were packed ahead of time', async () => {
  const { headers, rawPayload } = await get('/registry.json', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.equals(readFileSync(join(places.site, 'registry.json.br')))).toBe(true);
});

describe('files of a release', () => {
  it('stay in caches for a year and may be read by other origins', async () => {
    const { headers } = await get(main);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('F1: are the same at the addresses by which a retry asks for them', async () => {
    const known = await get(main);
    const again = await get(main.replace(/[^/]+$/, '//$&'));
    expect([again.statusCode, again.body]).toEqual([200, known.body]);
    const headersOf = ({ headers: { date: _, ...headers } }: typeof known) => headers;
    expect(headersOf(again)).toEqual(headersOf(known));
  });

  it('come in the best encoding that the browser takes', async () => {
    const brotli = await get(main, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('start()');
    const gzip = await get(main, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('start()');
    const plain = await get(main);
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'start()']);
  });

  it('answer HEAD with the headers alone', async () => {
    const answer = await server.inject({ method: 'HEAD', url: main });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '7']);
  });
});

describe('what lies outside the site', () => {
  it.each([
    '/../environment.json',
    '/..%2fregistry.json',
    '/%2e%2e/environment.json',
    '/shell/..%5c..%5cenvironment.json',
    '/.hidden',
    '/%00',
    '/%',
    '/registry.json.br',
  ])('is not served: %s', async (url) => {
    write(places.site, '.hidden', 'secret');
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('"releasedAt"');
  });
});

describe('what the server says when it refuses', () => {
  it.each(['/config.json/x', `/${'a'.repeat(300)}.js`, `/${'a/'.repeat(3000)}x.js`])(
    'SM3: is that there is nothing, without a path of its disk: %.30s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toMatch(/ENOTDIR|ENAMETOOLONG/);
      expect(answer.body).not.toContain(places.dataDir);
    },
  );

  it.each([
    ['GET', '/%c0', 400],
    ['POST', '/', 404],
    ['DELETE', '/dashboard', 404],
  ] as const)('SL4: carries the security headers: %s %s', async (method, url, status) => {
    const answer = await server.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(Object.keys(answer.json())).toEqual(['message']);
  });

  it.each(['/', '/nowhere.js', '/%c0'])(
    'SL4: asks browsers for https where the site has such an address: %s',
    async (url) => {
      const hsts = async (environment: NodeJS.ProcessEnv) => {
        const site = await createServer({
          places,
          withApi: false,
          environment: { ...environment, LOG_LEVEL: 'silent' },
        });
        const { headers } = await site.inject(url);
        await site.close();
        return headers['strict-transport-security'];
      };
      expect(await hsts({ SITE_URL: 'https://careline.example' })).toBe('max-age=31536000; includeSubDomains');
      expect(await hsts({ SITE_URL: 'http://localhost:3000' })).toBeUndefined();
    },
  );

  it.each([
    ['GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example', 400],
    ['GET http://b.example/ HTTP/1.1\r\nHost: a.example', 400],
    ['GET /es HTTP/1.1\r\nHost: a.example', 200],
  ])('SL7: takes one host for a request: %j', async (head, status) => {
    const site = await createServer({ places, withApi: false });
    const address = await site.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    expect(String(await socket.setEncoding('utf8').take(1).toArray())).toContain(`HTTP/1.1 ${status} `);
    await site.close();
  });
});

describe('images', () => {
  it('R206: are resized and converted by what their address says', async () => {
    const answer = await get('/_ipx/f_webp&s_32x32/images/dot.png');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  it.each(['/_ipx/f_webp/https://elsewhere.example/a.png', '/_ipx/_/../registry.json', '/_ipx/_/images/none.png'])(
    'are own images only: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each([
    '_',
    'f_avif&h_90',
    'f_png&w_16',
    's_64x64',
    'f_webp&q_80&fit_cover&b_%23fff&s_64x48',
    'b_transparent&fit_contain&s_8x9',
  ])('R206: take the modifiers that the product uses: %s', async (modifiers) => {
    expect((await get(`/_ipx/${modifiers}/images/dot.png`)).statusCode).toBe(200);
  });

  it.each([
    'w_5000',
    'w_0',
    'h_1e9',
    's_10x99999',
    's_10',
    'q_101',
    'f_gif',
    'fit_crop',
    'b_url(x)',
    'b_nocolour',
    'blur_50',
    'f_webp&animated',
    'constructor_1',
    'w_%25',
  ])('refuse other modifiers, and sizes without bounds: %s', async (modifiers) => {
    const answer = await get(`/_ipx/${modifiers}/images/dot.png`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/plain']);
    expect(answer.body).toContain('Expected were some of f, fit, w, h, s, q and b');
  });

  it('SM3: say nothing of the server when an address is too long for its disk', async () => {
    const answer = await get(`/_ipx/_/images/${'a'.repeat(300)}.png`);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
  });

  it('are made anew when their source has changed', async () => {
    const widthOf = async (width: number) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;
      write(places.site, 'images/mark.svg', svg);
      return (await get('/_ipx/f_png/images/mark.svg')).rawPayload.readUInt32BE(16);
    };
    expect([await widthOf(9), await widthOf(120)]).toEqual([9, 120]);
  });
});

it('R250: names theme colour, social card and favicon, and has them at its root', async () => {
  const { body } = await get('/es');
  expect(body).toContain('<meta name="theme-color" content="white">');
  expect(body).toContain('<meta property="og:image" content="/og-image.png">');
  for (const url of ['/favicon.ico', '/og-image.png']) expect((await get(url)).statusCode).toBe(200);
});
