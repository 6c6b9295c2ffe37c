import { logSettings, serverSettings } from '@careline/reference-api/server-settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policyReportsPath } from '../compose/policy';
import { guardHost } from './host-guards';
import { policyReports } from './policy-reports';

const page = 'https://careline.example/es/dashboard?token=secret#secret';
const modern = (changes: object = {}) => ({
  type: 'csp-violation',
  url: page,
  body: {
    documentURL: page,
    blockedURL: 'https://evil.example/steal.js?token=secret',
    effectiveDirective: 'script-src-elem',
    sample: 'secret',
    ...changes,
  },
});
const old = {
  'csp-report': { 'document-uri': page, 'blocked-uri': 'inline', 'violated-directive': 'script-src-elem secret' },
};

describe('reports of policy violations', () => {
  let app: FastifyInstance;
  let lines: Record<string, unknown>[];
  beforeEach(async () => {
    lines = [];
    const write = (text: string) => {
      const line: Record<string, unknown> = JSON.parse(text);
      if (line.msg === 'policy-report') lines.push(line);
    };
    app = Fastify({ ...serverSettings(), logger: logSettings({ NODE_ENV: 'production' }, { write }) });
    guardHost(app, undefined);
    await app.register(async (scope) => policyReports(scope));
  });
  afterEach(() => app.close());
  const send = async (body: unknown, type = 'application/reports+json', remoteAddress = '192.0.2.1') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    return (await app.inject({ method: 'POST', url: policyReportsPath, payload, headers, remoteAddress })).statusCode;
  };

  it('are one line each, without queries and without what stood in the page, and are counted', async () => {
    expect(
      await send([modern(), modern({ blockedURL: 'trusted-types-sink', effectiveDirective: 'trusted-types' })]),
    ).toBe(204);
    expect(await send(modern())).toBe(204);
    expect(lines).toMatchObject([
      {
        msg: 'policy-report',
        type: 'csp-violation',
        disposition: 'enforce',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/steal.js',
        page: '/es/dashboard',
        times: 1,
      },
      { directive: 'trusted-types', blocked: 'trusted-types-sink', times: 1 },
      { directive: 'script-src-elem', times: 2 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('SH4: tell of scripts that ran without a hash, but not of those that Stripe changes under their address', async () => {
    const seen = (blockedURL: string) => ({
      type: 'integrity-violation',
      url: page,
      body: { documentURL: page, blockedURL, destination: 'script', reportOnly: true },
    });
    const careline = 'https://careline.example/remotes/mf-billing/x.js';
    const stripes = ['https://js.stripe.com/clover/stripe.js', 'https://a.js.stripe.com/v3/x.js'];
    const others = ['https://js.stripe.com.evil.example/x.js', 'https://evil.example/https://js.stripe.com/x.js'];
    expect(await send([...stripes, careline, ...others].map(seen))).toBe(204);
    expect(lines.map(({ blocked }) => blocked)).toEqual([careline, ...others]);
    expect(lines[0]).toMatchObject({ type: 'integrity-violation', directive: 'script', disposition: 'report' });
  });

  it('are understood from older browsers, too', async () => {
    expect(await send(old, 'application/csp-report')).toBe(204);
    expect(lines).toMatchObject([{ type: 'csp-violation', directive: 'script-src-elem', blocked: 'inline' }]);
  });

  it.each([
    ['are something else', '{"a":1}', 'application/reports+json', 400],
    ['are no JSON', '{', 'application/csp-report', 400],
    ['are of another kind', 'x', 'text/html', 415],
    ['are large', JSON.stringify([modern({ sample: 'x'.repeat(40_000) })]), 'application/reports+json', 413],
  ])('are refused, and no report of the log, when they %s', async (_what, body, type, status) => {
    expect(await send(body, type)).toBe(status);
    expect(lines).toEqual([]);
  });

  it('are no way to fill the log: so many from one network, so many in one request', async () => {
    await send(Array.from({ length: 100 }, () => modern()));
    expect(lines).toHaveLength(20);
    const tries = await Promise.all(
      Array.from({ length: 35 }, (_none, index) => send(modern(), undefined, `2001:db8::${index}`)),
    );
    expect(tries.filter((status) => status === 429)).toHaveLength(5);
    expect(await send(modern(), undefined, '192.0.2.2')).toBe(204);
  });

  it('cannot write over the terminal or invent lines', async () => {
    await send(modern({ effectiveDirective: 'script\n\u001b[2J', blockedURL: 'not an\naddress' }));
    expect(lines).toMatchObject([{ directive: 'script', blocked: 'not' }]);
  });
});
