import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../testing/test-context';
import { UnsettledError } from './api-error';
import { type ApiRequest, createApiClient } from './client';

const place: ApiRequest = { method: 'POST', path: '/places', body: { city: 'Here' }, defaultError: 'fetchAddresses' };
const { body: _, ...bare } = place;
const status = (code: number, headers = {}) => new Response(null, { status: code, headers });
const lost = 'lost';
type Outcome = Response | typeof lost;

function setUp() {
  const sent: { path: string; key: string | null }[] = [];
  let token: string | undefined = 'ana';
  let outcome: Outcome = status(201);
  const client = createApiClient({
    baseUrl: 'https://api.example',
    identity: () => ({ token, permissions: [] }),
    errorText: String,
    fetch: async (url, init) => {
      sent.push({ path: new URL(String(url)).pathname, key: new Headers(init?.headers).get('idempotency-key') });
      if (outcome === lost) throw new TypeError('Failed to fetch');
      return outcome.clone();
    },
  });
  return {
    client,
    sent,
    signIn: (as: string | undefined) => {
      token = as;
    },
    /** Sends it, and tells the key that it had. */
    send: async (call = place, answered: Outcome = status(201)) => {
      outcome = answered;
      await client.request(call).catch(() => undefined);
      return sent.at(-1)?.key;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('F4: the Idempotency-Key of a POST', () => {
  it('is a UUID, also where the page is not served securely', async () => {
    const real = globalThis.crypto;
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array<ArrayBuffer>) => real.getRandomValues(array) });
    expect(await setUp().send()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is sent with what creates something, an account too, and with nothing else', async () => {
    const { send } = setUp();
    expect(await send({ ...place, path: '/auth/register' })).toEqual(expect.any(String));
    for (const path of ['/auth/login', '/auth/logout']) expect(await send({ ...place, path })).toBeNull();
    for (const method of ['GET', 'PUT', 'DELETE'] as const) expect(await send({ ...bare, method })).toBeNull();
  });

  it.each<[string, Outcome]>([
    ['was not heard of', lost],
    ['may have been given up half-way', status(500)],
    ['was asked for by a gateway in vain', status(504)],
    ['came too early', status(429)],
    ['came too slowly', status(408)],
  ])('stays with a POST that %s', async (_what, outcome) => {
    const { send } = setUp();
    const key = await send(place, outcome);
    expect(await send(place, outcome)).toBe(key);
    expect(await send()).toBe(key);
    // It is done: the same once more is meant once more.
    expect(await send()).not.toBe(key);
  });

  it.each([201, 204, 400, 401, 403, 404, 409, 422])('is another one after the answer %i', async (code) => {
    const { send } = setUp();
    expect(await send(place, status(code))).not.toBe(await send());
  });

  it('stays where a repetition is told 409, because the first may still be at work, until that is the first’s own', async () => {
    const { send } = setUp();
    const key = await send(place, lost);
    await send(place, status(409));
    expect(await send(place, status(409, { 'idempotent-replayed': 'true' }))).toBe(key);
    expect(await send()).not.toBe(key);
  });

  it('is the same for what is sent twice at once, and another one for anything else', async () => {
    const { send, sent } = setUp();
    await Promise.all([send(), send()]);
    expect(sent[1]).toEqual(sent[0]);
    const key = await send(place, lost);
    for (const other of [{ path: '/others' }, { body: { city: 'There' } }, { query: { a: 1 } }])
      expect(await send({ ...place, ...other }, lost)).not.toBe(key);
    expect(await send()).toBe(key);
  });

  it('does not stay where the same is meant anew: a search, a pause, what was deleted', async () => {
    const { send } = setUp();
    for (const call of [{ ...place, signal: new AbortController().signal }, bare])
      expect(await send(call, lost)).not.toBe(await send(call));
    const key = await send(place, lost);
    await send({ ...bare, method: 'DELETE' });
    expect(await send()).not.toBe(key);
  });

  it('F278: outlives the deletion of anything but what is of the same kind', async () => {
    const { send } = setUp();
    const key = await send(place, lost);
    for (const path of ['/others/1', '/places-of-others/1']) await send({ ...bare, method: 'DELETE', path });
    expect(await send(place, lost)).toBe(key);
    await send({ ...bare, method: 'DELETE', path: '/places/1' });
    expect(await send()).not.toBe(key);
  });

  it('does not outlive the session, nor what four more forms have left behind', async () => {
    const { send, signIn } = setUp();
    const key = await send(place, lost);
    signIn(undefined);
    await send({ ...bare, method: 'GET' });
    signIn('ana');
    const next = await send(place, lost);
    expect(next).not.toBe(key);
    for (const city of ['a', 'b', 'c']) await send({ ...place, body: { city } }, lost);
    expect(await send(place, lost)).toBe(next);
    await send({ ...place, body: { city: 'd' } }, lost);
    expect(await send()).not.toBe(next);
  });

  it('is forgotten by who finds out what became of it', async () => {
    const { client, send } = setUp();
    const key = await send(place, lost);
    const failed = await failureOf(client.request(place));
    if (!(failed instanceof UnsettledError)) throw new Error('an UnsettledError was expected');
    failed.forget();
    expect(await send()).not.toBe(key);
  });
});
