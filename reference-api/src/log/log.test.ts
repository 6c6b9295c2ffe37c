import { once } from 'node:events';
import { connect } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceApi } from '../app';
import { serverSettings, startTimeout } from '../server-settings';
import { useDataDir } from '../testing/new-data-dir';
import { logAccess } from './access-log';
import { logSettings } from './log-settings';
import { readableLine } from './readable-lines';
import { safeError } from './safe-error';

const secrets = ['patient.secret@example.org', '$argon2id$v=19$hash'];
const [address = '', hash = ''] = secrets;

function databaseError(): Error {
  const cause = Object.assign(new Error(`duplicate key\n    at ${address} (/reference-api/src/made/up.ts:1)`), {
    code: '23505',
    detail: `Key (email)=(${address}) already exists.`,
  });
  return new DrizzleQueryError('insert into users values ($1, $2)', [address, hash], cause);
}

describe('SH5: the log', () => {
  const dataDir = useDataDir();
  let lines: Record<string, unknown>[] = [];
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    const write = (line: string) => lines.push(JSON.parse(line));
    app = Fastify({ ...serverSettings(), logger: logSettings({ NODE_ENV: 'production' }, { write }) });
    logAccess(app);
    await app.register(referenceApi, { dataDir, limits: { signIns: 3 }, passwordCost: { memoryCost: 8, timeCost: 1 } });
    await app.ready();
  }, startTimeout);
  afterAll(() => app.close());
  const linesOf = async (work: () => Promise<unknown>) => {
    lines = [];
    await work();
    return lines;
  };
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });

  it('has a code and a place for an error, never its words, its parameters or its row', () => {
    const safe = safeError(databaseError());
    expect(safe).toEqual({ code: '23505', at: expect.stringMatching(/^reference-api\/src\/log\/log\.test\.ts:\d+$/) });
    expect(safeError(new SyntaxError(`Unexpected token in "${address}"`))).toMatchObject({ code: 'SyntaxError' });
    expect(safeError('thrown text')).toEqual({ code: 'unknown' });
  });

  it('keeps the words of an error out, whoever logs it', async () => {
    const found = await linesOf(async () => {
      app.log.error(databaseError());
      app.log.warn({ err: databaseError(), request: 'r' }, `failed for ${address}`);
    });
    expect(found.length).toBe(2);
    for (const secret of secrets) expect(JSON.stringify(found)).not.toContain(secret);
  });

  it('has one line for an answer: the route, not the address with its ids and search words', async () => {
    const registered = await linesOf(() => post('/auth/register', { email: address, password: 'long enough' }));
    expect(registered).toEqual([
      expect.objectContaining({ msg: 'answered', method: 'POST', route: '/auth/register', status: 201, level: 30 }),
    ]);
    const [signedIn] = await linesOf(async () => {
      token = (await post('/auth/login', { email: address, password: 'long enough' })).json().access_token;
    });
    expect(signedIn).toMatchObject({
      route: '/auth/login',
      status: 200,
      user: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const headers = { authorization: `Bearer ${token}` };
    const [line] = await linesOf(() => app.inject({ url: '/conditions/search?q=knee%20pain', headers }));
    expect(line).toMatchObject({ route: '/conditions/search', user: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(JSON.stringify([registered, line])).not.toMatch(/knee|patient|Bearer|long enough/);
    expect(JSON.stringify([registered, line])).not.toContain(token);
  });

  it('warns of what an attack leaves: refused sign-ins and tokens, forbidden calls, limits', async () => {
    const headers = { authorization: 'Bearer made-up' };
    const events = await linesOf(async () => {
      await app.inject({ url: '/professionals/profile', headers });
      await app.inject({ url: '/api/v1/twilio/phones/another', headers: { authorization: `Bearer ${token}` } });
      await app.inject('/professionals/profile');
      for (let attempt = 0; attempt < 4; attempt += 1) await post('/auth/login', { email: 'a', password: 'b' });
    });
    const warnings = events.filter((line) => line.level === 40);
    expect(new Set(warnings.map((line) => line.msg))).toEqual(
      new Set(['token-refused', 'forbidden', 'sign-in-refused', 'rate-limited']),
    );
    expect(warnings[0]).toHaveProperty('from', '127.0.0.1');
  });

  it.each([
    [200, { msg: 'answered' }],
    [403, { msg: 'forbidden', from: '127.0.0.1' }],
  ])('F348: has one line for whoever has hung up before an answer of %s', async (status, facts) => {
    const found: Record<string, unknown>[] = [];
    const write = (line: string) => found.push(JSON.parse(line));
    const server = Fastify({ ...serverSettings(), logger: logSettings({}, { write }) });
    logAccess(server);
    server.get('/slow', async (_request, reply) => {
      await once(reply.raw, 'close');
      return reply.code(status).send('late');
    });
    const { hostname, port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), hostname);
    socket.end('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    const lines = () => found.filter(({ route }) => route === '/slow');
    await expect.poll(lines).toHaveLength(1);
    await server.close();
    expect(lines()).toEqual([expect.objectContaining({ status: 499, ...facts })]);
  });

  it('is readable at a terminal', () => {
    const line = readableLine('{"level":40,"time":0,"request":"ab","method":"POST","status":429,"msg":"rate-limited"}');
    expect(line).toMatch(/^\d\d:\d\d:\d\d WARN {2}rate-limited {5}request=ab method=POST status=429\n$/);
  });
});
