import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client';
import { identityHeaders } from './identity-headers';
import type { PageCall } from './page-calls';

const profile = { method: 'GET', path: '/profile', defaultError: 'fetchProfile' } as const;
const ana = { token: 'of-ana', userId: 'ana', permissions: ['a', 'b'] };

/** What the document's script has sent as Ana, in English. */
function pageCall(answer: Promise<Response>, headers: Readonly<Record<string, string>> = {}) {
  const abort = vi.fn();
  const call: PageCall = {
    address: 'https://api.example/profile',
    headers: { Accept: 'application/json', 'Accept-Language': 'en-US', ...identityHeaders(ana), ...headers },
    askedAt: Date.now(),
    answer,
    abort,
  };
  answer.catch(() => {});
  return { call, abort };
}

/** A client whose own calls are counted, and answered `{ from: 'the client' }`. */
function clientWith(call: PageCall, { identity = ana, language = 'en-US' } = {}) {
  const sent: string[] = [];
  const onUnauthorized = vi.fn();
  const api = createApiClient({
    baseUrl: 'https://api.example/',
    identity: () => identity,
    language: () => language,
    errorText: (key) => key,
    clientText: (kind) => kind,
    onUnauthorized,
    pageCalls: [call],
    fetch: async (input) => {
      sent.push(String(input));
      return Response.json({ from: 'the client' });
    },
  });
  return { api, sent, onUnauthorized };
}

const early = () => Promise.resolve(Response.json({ from: 'the document' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the document has asked for', () => {
  it('is the answer of the call that would have been the same, once', async () => {
    const { call, abort } = pageCall(early());
    const { api, sent } = clientWith(call);
    expect(await api.request(profile)).toEqual({ from: 'the document' });
    expect(sent).toEqual([]);
    expect(await api.request(profile)).toEqual({ from: 'the client' });
    expect(abort).not.toHaveBeenCalled();
  });

  it.each([
    ['another token', { identity: { ...ana, token: 'of-ben' } }],
    ['another user', { identity: { ...ana, userId: 'ben' } }],
    ['other permissions', { identity: { ...ana, permissions: ['a'] } }],
    ['nobody', { identity: { token: '', userId: '', permissions: [] } }],
    ['another language', { language: 'es-ES' }],
  ])('is thrown away for good where the client speaks for %s', async (_whom, spoken) => {
    const { call, abort } = pageCall(early());
    const { api, sent } = clientWith(call, spoken);
    expect(await api.request(profile)).toEqual({ from: 'the client' });
    expect(await api.request(profile)).toEqual({ from: 'the client' });
    expect(sent).toHaveLength(2);
    expect(abort).toHaveBeenCalledOnce();
  });

  it('is thrown away after a minute, and by a call that only has the same address', async () => {
    const old = pageCall(early());
    const client = clientWith(old.call);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await client.api.request(profile)).toEqual({ from: 'the client' });
    const read = pageCall(early());
    const { api } = clientWith(read.call);
    expect(await api.request({ ...profile, method: 'PUT', body: {} })).toEqual({ from: 'the client' });
    expect(await api.request(profile)).toEqual({ from: 'the document' });
  });

  it('F127: is thrown away by a clock that was set back, by which it would be new for as long', async () => {
    const { call } = pageCall(early());
    const { api } = clientWith(call);
    vi.setSystemTime(Date.now() - 7_200_000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await api.request(profile)).toEqual({ from: 'the client' });
  });

  it('fails as the call would have: with its words, and a 401 is told', async () => {
    const { call } = pageCall(Promise.resolve(Response.json({ message: 'Who are you?' }, { status: 401 })));
    const { api, sent, onUnauthorized } = clientWith(call);
    await expect(api.request(profile)).rejects.toMatchObject({ message: 'Who are you?', status: 401 });
    expect(sent).toEqual([]);
    expect(onUnauthorized).toHaveBeenCalledWith({ path: '/profile', token: 'of-ana' });
  });

  it.each([
    ['a network failure', () => Promise.reject(new TypeError('offline'))],
    ['a 503', async () => new Response(null, { status: 503 })],
  ])('after %s is asked for once more, as every GET is', async (_what, answer) => {
    const { call } = pageCall(answer());
    const { api, sent } = clientWith(call);
    expect(await api.request(profile)).toEqual({ from: 'the client' });
    expect(sent).toHaveLength(1);
  });

  it('that never comes times out with its call, which is not sent again', async () => {
    const { call, abort } = pageCall(new Promise(() => {}));
    const { api, sent } = clientWith(call);
    const outcome = expect(api.request(profile)).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
    expect(sent).toEqual([]);
    expect(abort).toHaveBeenCalledOnce();
  });
});
