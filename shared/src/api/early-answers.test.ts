import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../testing/test-context';
import { type ApiClientOptions, createApiClient } from './client';

const skills = {
  method: 'GET',
  path: '/skills',
  query: { limit: 1000 },
  defaultError: 'fetchAddresses',
} as const;

/** A client whose calls are counted, with a token that a test may change. */
function clientOf(answer: () => Promise<Response> = async () => Response.json({ skills: [] })) {
  const sent: string[] = [];
  const signals: AbortSignal[] = [];
  const activity = vi.fn<NonNullable<ApiClientOptions['onActivity']>>();
  const onUnauthorized = vi.fn();
  let token: string | undefined = 'ana';
  const api = createApiClient({
    baseUrl: 'https://api.example',
    identity: () => ({ permissions: [], token }),
    errorText: (key) => key,
    onActivity: activity,
    onUnauthorized,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      signals.push(request.signal);
      sent.push(
        `${request.headers.get('authorization')} ${new URL(request.url).pathname}${new URL(request.url).search}`,
      );
      return answer();
    },
  });
  const become = (next: string | undefined) => {
    token = next;
  };
  return { api, sent, signals, become, activity, onUnauthorized };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an answer that was asked for early', () => {
  it('is taken over by the first call for the same address, and by that one alone', async () => {
    const { api, sent } = clientOf();
    api.prefetch('/skills?limit=1000');
    api.prefetch('/skills?limit=1000');
    expect(await api.request(skills)).toEqual({ skills: [] });
    expect(sent).toEqual(['Bearer ana /skills?limit=1000']);
    await api.request(skills);
    expect(sent).toHaveLength(2);
  });

  it('is not handed to another user, nor to a call for something else', async () => {
    const { api, sent, become } = clientOf();
    api.prefetch('/skills?limit=1000');
    await api.request({ ...skills, query: { limit: 10 } });
    become('ben');
    await api.request(skills);
    expect(sent).toEqual([
      'Bearer ana /skills?limit=1000',
      'Bearer ana /skills?limit=10',
      'Bearer ben /skills?limit=1000',
    ]);
  });

  it('is thrown away after a minute', async () => {
    const { api, sent } = clientOf();
    api.prefetch('/skills?limit=1000');
    await vi.advanceTimersByTimeAsync(60_000);
    await api.request(skills);
    expect(sent).toHaveLength(2);
  });

  it('F127: is thrown away where the clock was set back meanwhile', async () => {
    const { api, sent } = clientOf();
    api.prefetch('/skills?limit=1000');
    vi.setSystemTime(Date.now() - 86_400_000);
    await api.request(skills);
    expect(sent).toHaveLength(2);
  });

  it('that failed fails the call that takes it, with its words, and a 401 is told', async () => {
    const { api, sent, onUnauthorized } = clientOf(async () => Response.json({ message: 'No more' }, { status: 401 }));
    api.prefetch('/skills?limit=1000');
    await expect(api.request(skills)).rejects.toMatchObject({ message: 'No more', status: 401 });
    expect(sent).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledWith({ path: '/skills', token: 'ana' });
  });

  it('F279: that does not come is a time-out, not a lost connection, for a call that had still time', async () => {
    const { api } = clientOf(() => new Promise(() => {}));
    api.prefetch('/skills?limit=1000');
    await vi.advanceTimersByTimeAsync(3000);
    const failed = failureOf(api.request(skills));
    await vi.advanceTimersByTimeAsync(27_000);
    expect((await failed).code).toBe('timeout');
  });

  it('R179 F279: is given up with the call that took it, and the progress bar hears both ends', async () => {
    const { api, signals, activity } = clientOf(() => new Promise(() => {}));
    api.prefetch('/skills?limit=1000');
    const failed = failureOf(api.request({ ...skills, timeoutMs: 10_000 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await failed).code).toBe('timeout');
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    expect(activity.mock.calls.flat()).toEqual(['start', 'start', 'end', 'end']);
  });

  it('that nobody takes disturbs nobody, and the progress bar hears its end', async () => {
    const { api, activity } = clientOf(() => Promise.reject(new TypeError('offline')));
    api.prefetch('/skills?limit=1000');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(activity.mock.calls.flat()).toEqual(['start', 'end']);
  });

  it('is asked for below the API alone', () => {
    const { api, sent } = clientOf();
    for (const address of ['//evil.example/x', '/../x', 'https://evil.example']) api.prefetch(address);
    expect(sent).toEqual([]);
  });
});
