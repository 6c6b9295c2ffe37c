import type { SiteRemote } from '@careline/shared/manifest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRemoteLoader, type RemoteLoaderParts } from './remote-loader';

const remote: SiteRemote = {
  name: 'mf-x',
  url: '/x/2/remoteEntry.js',
  version: '2',
  pages: [],
};
const fine = async () => {};
const good = { bootstrap: fine, mount: fine, unmount: fine, widgets: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loader over addresses whose answers a test sets. */
function loaderOf(answers: Record<string, () => Promise<unknown>>, change: Partial<RemoteLoaderParts> = {}) {
  let entry = '';
  const asked: string[] = [];
  const load = createRemoteLoader({
    federation: {
      registerRemotes: ([first]) => {
        entry = first?.entry ?? '';
      },
      loadRemote: () => {
        asked.push(entry);
        return answers[entry]?.() ?? Promise.reject(new Error(`404 ${entry}`));
      },
    },
    timeoutMs: 8_000,
    latest: async () => undefined,
    refresh: async (url) => `${url}?retry=1`,
    onFallback: () => {},
    onActivity: () => {},
    ...change,
  });
  return { load, asked };
}

it('loads once for all who ask, and keeps a success', async () => {
  const { load, asked } = loaderOf({ [remote.url]: async () => good });
  await Promise.all([load(remote), load(remote)]);
  await load(remote);
  expect(asked).toEqual([remote.url]);
});

it('takes the release before it where the present one cannot be loaded, and says so', async () => {
  const onFallback = vi.fn();
  const { load } = loaderOf({ '/x/1/remoteEntry.js': async () => good }, { onFallback });
  await load({ ...remote, fallbackUrl: '/x/1/remoteEntry.js' });
  expect(onFallback).toHaveBeenCalledOnce();
});

it('gives up on a load that never settles, and asks again the next time', async () => {
  let answer = () => new Promise<unknown>(() => {});
  const { load } = loaderOf({ [remote.url]: () => answer() });
  const loading = expect(load(remote)).rejects.toThrow('Loading mf-x took longer than 8000 ms.');
  await vi.advanceTimersByTimeAsync(8_001);
  await loading;
  answer = async () => good;
  await expect(load(remote)).resolves.toMatchObject({ widgets: {} });
});

it.each([undefined, '<!doctype html>', { mount: fine }, { ...good, widgets: { 'x@1': {} } }])(
  'refuses a module of another shape: %o',
  async (module) => {
    const { load } = loaderOf({ [remote.url]: async () => module });
    await expect(load(remote)).rejects.toThrow('mf-x could not be loaded');
  },
);

it('a retry takes the release that is live by then, and another address where the same one has run', async () => {
  const { load, asked } = loaderOf(
    { [remote.url]: async () => good, [`${remote.url}?retry=1`]: async () => good, '/x/3.js': async () => good },
    {
      latest: vi
        .fn()
        .mockResolvedValueOnce(remote)
        .mockResolvedValueOnce({ ...remote, url: '/x/3.js' }),
    },
  );
  await load(remote);
  await load(remote, true);
  await load(remote, true);
  expect(asked).toEqual([remote.url, `${remote.url}?retry=1`, '/x/3.js']);
});

it('a retry gives up where nobody says which release is live', async () => {
  const { load } = loaderOf({ [remote.url]: async () => good }, { latest: () => new Promise(() => {}) });
  const loading = expect(load(remote, true)).rejects.toThrow('Loading mf-x took longer than 8000 ms.');
  await vi.advanceTimersByTimeAsync(8_001);
  await loading;
  await expect(load(remote)).resolves.toMatchObject({ widgets: {} });
});

it('counts as activity from start to end, failed or not', async () => {
  const onActivity = vi.fn();
  const { load } = loaderOf({}, { onActivity });
  await expect(load(remote)).rejects.toThrow();
  expect(onActivity.mock.calls).toEqual([['start'], ['end']]);
});
