import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { type ApiClientOptions, type ApiRequest, createApiClient } from './client';
import type { ApiIdentity } from './identity-headers';

const nobody: ApiIdentity = { permissions: [] };
const ana: ApiIdentity = { token: 'secret', userId: 'u1', organizationId: 'o1', permissions: ['a', 'b'] };
const list: ApiRequest = { method: 'GET', path: '/things', defaultError: 'fetchAddresses' };

function setUp(answers: (() => Promise<Response>)[], options: Partial<ApiClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example/base/',
    identity: () => nobody,
    errorText: (key) => `default of ${key}`,
    clientText: (kind) => `client ${kind}`,
    fetch: (url, init) => {
      sent.push({ url: String(url), init: { ...init } });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'));
    },
    ...options,
  });
  return { client, sent };
}

function json(body: unknown, status = 200) {
  return async () => Response.json(body, { status });
}
const never = () => new Promise<Response>(() => {});
const status = (code: number) => async () => new Response(null, { status: code });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('requests', () => {
  it('R160: go to the configured base as JSON, without cookies and past the browser’s own cache, and the parsed answer comes back', async () => {
    const { client, sent } = setUp([json({ ok: true })]);
    const body = { a: 1 };
    await expect(
      client.request({ ...list, method: 'POST', query: { q: 'x y', none: undefined }, body }),
    ).resolves.toEqual({ ok: true });
    expect(sent[0]?.url).toBe('https://api.example/base/things?q=x+y');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'omit', cache: 'no-store' });
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('R160: joins a base that is a path of the same origin', async () => {
    const { client, sent } = setUp([json([])], { baseUrl: '/backend' });
    await client.request({ ...list, path: '/api/v1/payment-methods' });
    expect(sent[0]?.url).toBe('/backend/api/v1/payment-methods');
  });

  it('R156 R162 R163: carry bearer, user, organisation and comma-joined permissions', async () => {
    const { client, sent } = setUp([json([])], { identity: () => ana });
    await client.request(list);
    expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toEqual({
      accept: 'application/json',
      authorization: 'Bearer secret',
      'x-user-id': 'u1',
      'x-organization-id': 'o1',
      'x-user-permissions': 'a,b',
    });
  });

  it.each([
    ['nobody is signed in', nobody, false],
    ['the values are empty', { token: '', userId: '', organizationId: '', permissions: [] }, false],
    ['the call is anonymous', ana, true],
  ])('R156 R162: carry no identity header where %s', async (_case, identity, anonymous) => {
    const { client, sent } = setUp([json([])], { identity: () => identity });
    await client.request({ ...list, anonymous });
    expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toEqual({ accept: 'application/json' });
  });

  it('F64: go without what no header can carry, and tell of it once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const odd = { token: 'secret', userId: 'ана', organizationId: 'o1', permissions: ['a', 'пациенты.чтение', 'é'] };
    const { client, sent } = setUp([json([])], { identity: () => odd });
    await client.request(list);
    await client.request(list);
    const headers = new Headers(sent[1]?.init.headers);
    expect([headers.get('x-user-id'), headers.get('x-user-permissions')]).toEqual([null, 'a,é']);
    expect(warn.mock.calls.flat().join()).toMatch(/“пациенты.чтение”.*“ана”/);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("AX7: say the page's language", async () => {
    const { client, sent } = setUp([json([])], { language: () => 'ru-RU' });
    await client.request(list);
    expect(new Headers(sent[0]?.init.headers).get('accept-language')).toBe('ru-RU');
  });

  it.each([
    ['fr', 'fr'],
    ['ru', 'ru'],
    [undefined, 'ru-RU'],
    ['<b>', 'ru-RU'],
  ])('AX10: a refusal in %s to a Russian page is in %s', async (language, expected) => {
    const headers = language === undefined ? {} : { 'content-language': language };
    const answer = async () => Response.json({ message: 'Non' }, { status: 409, headers });
    const { client } = setUp([answer], { language: () => 'ru-RU' });
    expect((await failureOf(client.request({ ...list, method: 'POST' }))).language).toBe(expected);
  });

  it('AX7: a failure brings what its words can be made from in another language', async () => {
    const refusal = { message: 'Wrong', translations: { es: 'Mal', ru: 7, fr: ' ' } };
    const { client } = setUp([async () => Response.json(refusal, { status: 409 }), json({}, 409)]);
    const failed = () => failureOf(client.request({ ...list, method: 'POST' }));
    expect(await failed()).toMatchObject({ translations: { es: 'Mal' }, text: undefined });
    expect(await failed()).toMatchObject({ translations: undefined, text: `errors.${list.defaultError}` });
  });

  it.each([
    [400, { message: 'At least 8 characters', field: 'password' }, 'password'],
    [400, { message: 'last_four must match' }, 'last_four'],
    [422, { error: 'email: not an address' }, 'email'],
    [400, { message: 'Something else' }, undefined],
    [409, { message: 'email is taken' }, undefined],
  ])('AX8: %i %j names the field %s', async (code, body, field) => {
    const { client } = setUp([json(body, code)]);
    expect((await failureOf(client.request({ ...list, method: 'POST' }))).field).toBe(field);
  });

  it.each(['//evil.example/x', '.evil.example', '/a/../b', '/a/', '/a//b', '/a?b', ''])(
    'never send %j',
    async (path) => {
      const { client, sent } = setUp([json([])], { identity: () => ana });
      expect((await failureOf(client.request({ ...list, path }))).code).toBe('invalid');
      expect(sent).toHaveLength(0);
    },
  );

  it('R168: without a base URL only log when the client is made, and fail one by one', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, sent } = setUp([json([])], { baseUrl: undefined });
    expect(logged).toHaveBeenCalledOnce();
    expect(await failureOf(client.request(list))).toMatchObject({
      message: 'default of fetchAddresses',
      key: 'fetchAddresses',
    });
    expect(sent).toHaveLength(0);
  });

  it('tell of their start and end once, whatever the outcome', async () => {
    const onActivity = vi.fn();
    const { client } = setUp([status(503), json([]), status(404)], { onActivity });
    await client.request(list);
    await failureOf(client.request(list));
    expect(onActivity.mock.calls.flat()).toEqual(['start', 'end', 'start', 'end']);
  });
});

describe('retries', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('R164: a GET is repeated once on %i', async (code) => {
    const once = setUp([status(code), json('fine')]);
    await expect(once.client.request(list)).resolves.toBe('fine');
    expect(once.sent).toHaveLength(2);
    const always = setUp([status(code)]);
    expect(await failureOf(always.client.request(list))).toMatchObject({ status: code, code: 'http' });
    expect(always.sent).toHaveLength(2);
  });

  it('R164: a network failure is repeated once, then told in the client’s own words', async () => {
    const { client, sent } = setUp([]);
    expect(await failureOf(client.request(list))).toMatchObject({ code: 'network', message: 'client network' });
    expect(sent).toHaveLength(2);
  });

  it('R164: Retry-After is not waited for', async () => {
    const { client } = setUp([
      async () => new Response(null, { status: 503, headers: { 'retry-after': '60' } }),
      json('fine'),
    ]);
    await expect(client.request(list)).resolves.toBe('fine');
  });

  it.each([400, 401, 403, 404, 410, 422, 501])('R165: a GET answered %i is sent once', async (code) => {
    const { client, sent } = setUp([status(code)]);
    expect((await failureOf(client.request(list))).status).toBe(code);
    expect(sent).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('R166: %s is never repeated', async (method) => {
    const refused = setUp([status(503)]);
    await failureOf(refused.client.request({ ...list, method, body: {} }));
    expect(refused.sent).toHaveLength(1);
    const offline = setUp([]);
    await failureOf(offline.client.request({ ...list, method, body: {} }));
    expect(offline.sent).toHaveLength(1);
  });
});

describe('ends', () => {
  it('R161: a call without an answer fails after 30 000 ms and is not repeated', async () => {
    const { client, sent } = setUp([never]);
    const settled = vi.fn();
    const failure = failureOf(client.request(list));
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'timeout', message: 'client timeout', status: undefined });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('R161: the time-out spans the retry, and a body that never ends', async () => {
    const { client, sent } = setUp([
      status(503),
      async () => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } }),
    ]);
    const failure = failureOf(client.request(list));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await failure).code).toBe('timeout');
    expect(sent).toHaveLength(2);
  });

  it('the caller’s abort ends a call at once, and one that was aborted before is not repeated', async () => {
    const { client, sent } = setUp([never]);
    const caller = new AbortController();
    const failure = failureOf(client.request({ ...list, signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    caller.abort();
    expect(await failure).toMatchObject({ code: 'aborted', message: 'client aborted' });
    expect((await failureOf(client.request({ ...list, signal: caller.signal }))).code).toBe('aborted');
    expect(sent.length).toBeLessThanOrEqual(2);
  });
});

describe('failures', () => {
  it.each([
    [{ message: 'from message', error: 'from error' }, 'from message'],
    [{ message: '', error: 'from error' }, 'from error'],
    [{ message: { deep: true }, error: 'from error' }, 'from error'],
    [{ error: { code: 1 } }, 'default of fetchAddresses'],
    ['<html>', 'default of fetchAddresses'],
    [null, 'default of fetchAddresses'],
  ])('R208: data.message, then data.error, then the default: %j', async (body, text) => {
    const { client } = setUp([json(body, 400)]);
    expect(await failureOf(client.request(list))).toMatchObject({ message: text, status: 400, key: 'fetchAddresses' });
  });

  it('R208: the client’s own message stands before the default, and an empty one does not', async () => {
    const { client } = setUp([], { clientText: () => '' });
    expect((await failureOf(client.request(list))).message).toBe('default of fetchAddresses');
  });

  it('a 401 is told with the token that was sent, but not for calls of the session itself', async () => {
    const onUnauthorized = vi.fn();
    const { client } = setUp([status(401)], { identity: () => ana, onUnauthorized });
    for (const path of ['/auth/login', '/auth/register', '/auth/validate', '/auth/logout']) {
      await failureOf(client.request({ ...list, path }));
    }
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failureOf(client.request(list));
    expect(onUnauthorized.mock.calls).toEqual([[{ path: '/things', token: 'secret' }]]);
  });

  it('other statuses sign nobody out', async () => {
    const onUnauthorized = vi.fn();
    const { client } = setUp([status(403)], { onUnauthorized });
    await failureOf(client.request(list));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('F55: the call that takes the token back outlives a tab that is closed, no other does', async () => {
    const { client, sent } = setUp([status(204)], { identity: () => ana });
    for (const path of ['/auth/logout', '/auth/login', '/things'])
      await client.request({ ...list, method: 'POST', path });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
  });

  it('what cannot be sent is an ApiError too', async () => {
    const { client } = setUp([json([])], { identity: () => ({ token: 'line\nbreak', permissions: [] }) });
    await failureOf(client.request(list));
  });
});
