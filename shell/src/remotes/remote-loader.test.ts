import { NotLoadedError } from '@careline/shared';
import { watchLeaving } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAddresses, folderOf } from './addresses';
import { createBadReleases } from './bad-releases';
import { unheldScripts } from './release-scripts';
import { createRemoteLoader, type RemoteLoaderParts } from './remote-loader';
import { memoryStorage } from './testing/memory-storage';

const remote = { name: 'mf-x', url: '/x/2/remoteEntry.js', version: '2', pages: [] };
/** As a page knows it that does not use it. */
const unplaced: SiteRemote = { name: 'mf-x', pages: [] };
const page = { path: '/x', locale: 'en' } as const;
const fine = async () => {};
const shares = () => {};
const good = { bootstrap: fine, mount: fine, unmount: fine, widgets: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Change extends Partial<Omit<RemoteLoaderParts, 'code'>> {
  readonly code?: Partial<RemoteLoaderParts['code']>;
}

/**
 * A loader over releases whose answers a test sets, by their true address, in an engine as Chromium 150 is: an address that failed once, and every
 * address of a graph that holds it, never loads again.
 */
function loaderOf(answers: Record<string, () => Promise<unknown>>, { code = {}, ...change }: Change = {}) {
  const asked: string[] = [];
  const dead = new Set<string>();
  const addresses = createAddresses(memoryStorage());
  const { load, loadInstead } = createRemoteLoader({
    federation: async () => ({
      copy: '',
      loadRemote: async (entry) => {
        const folder = folderOf(entry);
        asked.push(entry);
        if (dead.has(folder)) throw new TypeError(`Failed to fetch dynamically imported module: ${entry}`);
        try {
          return await (answers[entry.replace(/\/+/g, '/')]?.() ?? Promise.reject(new Error(`404 ${entry}`)));
        } catch (error) {
          dead.add(folder);
          throw error;
        }
      },
    }),
    code: {
      find: async () => undefined,
      parts: { copy: () => '' },
      renew: (url) => addresses.renew(folderOf(url)),
      release: (_name, url) => ({
        entry: addresses.now(url),
        code: { page: fine, texts: fine },
        scripts: unheldScripts,
        shares,
      }),
      ...code,
    },
    timeoutMs: 8_000,
    latest: async () => undefined,
    bad: createBadReleases(memoryStorage()),
    leave: watchLeaving(window),
    onFallback: () => {},
    onActivity: () => {},
    ...change,
  });
  return { load, loadInstead, asked };
}

it('loads once for all who ask, and keeps a success', async () => {
  const { load, asked } = loaderOf({ [remote.url]: async () => good });
  await Promise.all([load(remote, { page }), load(remote, { page })]);
  await load(remote, { page });
  expect(asked).toEqual([remote.url]);
});

it('F1: one retry brings back what failed, in an engine that keeps failures for ever', async () => {
  const answer = vi.fn(async () => good).mockRejectedValueOnce(new Error('thrown at evaluation'));
  const { load, asked } = loaderOf({ [remote.url]: answer });
  await expect(load(remote, { page })).rejects.toThrow('mf-x could not be loaded');
  await expect(load(remote, { page, isRetry: true })).resolves.toMatchObject({ widgets: {} });
  expect(asked).toEqual([remote.url, '/x/2//remoteEntry.js']);
});

it('F1: whoever comes back after a failure asks anew as well', async () => {
  const answer = vi.fn(async () => good).mockRejectedValueOnce(new Error('offline'));
  const { load } = loaderOf({ [remote.url]: answer });
  await expect(load(remote, { page })).rejects.toThrow('offline');
  await expect(load(remote, { page })).resolves.toMatchObject({ widgets: {} });
});

it('SH4: imports nothing before its files have come, and nothing at all where one is not what was released', async () => {
  const code = { page: vi.fn(async () => Promise.reject(new Error('not the file that was released'))), texts: fine };
  const release = (_name: string, url: string) => ({ entry: url, code, scripts: unheldScripts, shares });
  const { load, asked } = loaderOf({ [remote.url]: async () => good }, { code: { release } });
  await expect(load(remote, { page })).rejects.toThrow('not the file that was released');
  expect(asked).toEqual([]);
  expect(code.page).toHaveBeenCalledWith(page);
});

it('SH4: a loaded remote waits for the files of another page', async () => {
  const code = { page: vi.fn(fine), texts: fine };
  const release = (_name: string, url: string) => ({ entry: url, code, scripts: unheldScripts, shares });
  const { load } = loaderOf({ [remote.url]: async () => good }, { code: { release } });
  await load(remote, { page });
  code.page.mockRejectedValueOnce(new Error('changed'));
  await expect(load(remote, { page: { ...page, path: '/x/other' } })).rejects.toThrow('changed');
});

const before = '/x/1/remoteEntry.js';
const withFallback = { ...remote, fallbackUrl: before };

it('T2: takes the release before it where the present one cannot be loaded, says so once, and asks for no other from then on', async () => {
  const onFallback = vi.fn();
  const storage = memoryStorage();
  const answers = { [before]: async () => good };
  const first = loaderOf(answers, { onFallback, bad: createBadReleases(storage) });
  const loaded = await Promise.all([first.load(withFallback, { page }), first.load(withFallback, { page })]);
  expect(loaded.map(({ url }) => url)).toEqual([before, before]);
  expect(onFallback).toHaveBeenCalledExactlyOnceWith(withFallback, remote.url, expect.any(Error));
  const reloaded = loaderOf(answers, { bad: createBadReleases(storage) });
  await reloaded.load(withFallback, { page });
  expect(reloaded.asked).toEqual([before]);
});

it('T2: after its code has failed the release before takes its place, until somebody asks anew', async () => {
  const answers = { [remote.url]: async () => good, [before]: async () => good };
  const { load, loadInstead, asked } = loaderOf(answers);
  await load(withFallback, { page });
  expect(await loadInstead(withFallback, remote.url, page)).toMatchObject({ url: before });
  expect(await load(withFallback, { page })).toMatchObject({ url: before });
  expect(asked).toEqual([remote.url, before]);
  expect(await load(withFallback, { page, isRetry: true })).toMatchObject({ url: remote.url });
});

it('T2: nor is one of before that no longer stands in the registry, where none of those that do is whole', async () => {
  const bad = createBadReleases(memoryStorage());
  const { loadInstead } = loaderOf({}, { bad });
  for (const url of [remote.url, before]) bad.add(url);
  expect(await loadInstead(withFallback, '/x/0/remoteEntry.js', page)).toBeUndefined();
  expect(bad.has('/x/0/remoteEntry.js')).toBe(false);
});

it('imports nothing whose files come only after the load was given up', async () => {
  let arrive = () => {};
  const code = { page: () => new Promise<void>((resolve) => (arrive = () => resolve())), texts: fine };
  const release = (_name: string, url: string) => ({ entry: url, code, scripts: unheldScripts, shares });
  const { load, asked } = loaderOf({ [remote.url]: async () => good }, { code: { release } });
  const loading = expect(load(remote, { page })).rejects.toThrow('took longer than 8000 ms');
  await vi.advanceTimersByTimeAsync(8_000);
  await loading;
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
});

it('T2: nothing is remembered of a release that no other can take the place of', async () => {
  const { load, loadInstead } = loaderOf({ [remote.url]: async () => good });
  expect(await loadInstead(remote, remote.url, page)).toBeUndefined();
  await expect(loadInstead(withFallback, remote.url, page)).rejects.toThrow('mf-x could not be loaded');
  expect(await load(withFallback, { page })).toMatchObject({ url: remote.url });
});

it('gives up on a load that never settles, and asks again the next time', async () => {
  let answer = () => new Promise<unknown>(() => {});
  const { load } = loaderOf({ [remote.url]: () => answer() });
  const loading = expect(load(remote, { page })).rejects.toThrow('Loading mf-x took longer than 8000 ms.');
  await vi.advanceTimersByTimeAsync(8_001);
  await loading;
  answer = async () => good;
  await expect(load(remote, { page })).resolves.toMatchObject({ widgets: {} });
});

it.each([undefined, '<!doctype html>', { mount: fine }, { ...good, widgets: { 'x@1': {} } }])(
  'refuses a module of another shape: %o',
  async (module) => {
    const { load } = loaderOf({ [remote.url]: async () => module });
    await expect(load(remote, { page })).rejects.toThrow('mf-x could not be loaded');
  },
);

it('F1: where everything hangs the release before is not waited for as long again', async () => {
  const hangs = () => new Promise(() => {});
  const before = '/x/1/remoteEntry.js';
  const { load, asked } = loaderOf({ [remote.url]: hangs, [before]: hangs });
  const end = vi.fn();
  load({ ...remote, fallbackUrl: before }, { page }).catch(end);
  await vi.advanceTimersByTimeAsync(9_600);
  expect(asked).toEqual([remote.url, before]);
  expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
});

it('a retry takes the release that is live by then, and another address where the same one has run', async () => {
  const latest = vi
    .fn()
    .mockResolvedValueOnce(remote)
    .mockResolvedValueOnce({ ...remote, url: '/x/3/remoteEntry.js' });
  const { load, asked } = loaderOf(
    { [remote.url]: async () => good, '/x/3/remoteEntry.js': async () => good },
    { latest },
  );
  await load(remote, { page });
  await load(remote, { page, isRetry: true });
  await load(remote, { page, isRetry: true });
  expect(asked).toEqual([remote.url, '/x/2//remoteEntry.js', '/x/3/remoteEntry.js']);
});

it('F12: a release that was taken back before the tab heard of it gives way to the one that is live', async () => {
  const live = { ...remote, url: before };
  const { load, asked } = loaderOf({ [before]: async () => good }, { latest: async () => live });
  await expect(load(remote, { page })).resolves.toMatchObject({ url: before });
  expect(asked).toEqual([remote.url, before]);
});

it('a retry gives up where nobody says which release is live', async () => {
  const { load } = loaderOf({ [remote.url]: async () => good }, { latest: () => new Promise(() => {}) });
  const loading = expect(load(remote, { page, isRetry: true })).rejects.toThrow(
    'Loading mf-x took longer than 8000 ms.',
  );
  await vi.advanceTimersByTimeAsync(8_001);
  await loading;
  await expect(load(remote, { page })).resolves.toMatchObject({ widgets: {} });
});

it('finds the release of a remote that the page does not use before it asks for it, and asks no second time for one that failed', async () => {
  const find = vi.fn(async () => remote);
  const latest = vi.fn(async () => remote);
  const answer = vi.fn(async () => good).mockRejectedValueOnce(new Error('lost'));
  const { load, asked } = loaderOf({ [remote.url]: answer }, { code: { find }, latest });
  await expect(load(unplaced, { page })).rejects.toThrow('lost');
  expect(asked).toEqual([remote.url]);
  expect(find).toHaveBeenCalledExactlyOnceWith('mf-x', 'en');
  await expect(load(unplaced, { page })).resolves.toMatchObject({ url: remote.url });
  await load(remote, { page });
  expect(find).toHaveBeenCalledTimes(2);
});

it('says that nothing is loaded where nobody knows the release of a remote, and finds it again on a retry', async () => {
  const find = vi.fn(async (): Promise<SiteRemote> => Promise.reject(new NotLoadedError('No index of files.')));
  const { load } = loaderOf({ [remote.url]: async () => good }, { code: { find } });
  await expect(load(unplaced, { page })).rejects.toThrow('No index of files.');
  find.mockResolvedValueOnce(unplaced);
  await expect(load(unplaced, { page })).rejects.toThrow('Nobody knows where mf-x is.');
  find.mockResolvedValueOnce(remote);
  await expect(load(unplaced, { page, isRetry: true })).resolves.toMatchObject({ url: remote.url });
});

it('F1: a release that has to be found first has no more time than any other', async () => {
  const find = () => new Promise<SiteRemote>((resolve) => setTimeout(() => resolve(remote), 6_000));
  const { load, asked } = loaderOf({ [remote.url]: () => new Promise(() => {}) }, { code: { find } });
  const end = vi.fn();
  load(unplaced, { page }).catch(end);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(asked).toEqual([remote.url]);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
});

it('F1: a release is found again where the browser ended the question with the page', async () => {
  const find = vi.fn(async (): Promise<SiteRemote> => remote).mockRejectedValueOnce(new TypeError('Load failed'));
  const { load } = loaderOf({ [remote.url]: async () => good }, { code: { find } });
  window.dispatchEvent(new Event('pagehide'));
  const loading = load(unplaced, { page });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(find).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(await loading).toMatchObject({ url: remote.url });
});

it('counts as activity from start to end, failed or not', async () => {
  const onActivity = vi.fn();
  const { load } = loaderOf({}, { onActivity });
  await expect(load(remote, { page })).rejects.toThrow();
  expect(onActivity.mock.calls).toEqual([['start'], ['end']]);
});

it('F1: a release whose load the browser ended with the page is not to blame: it is asked for again once the page has stayed', async () => {
  const onFallback = vi.fn();
  const answer = vi.fn(async () => good).mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const { load, asked } = loaderOf({ [remote.url]: answer, [before]: async () => good }, { onFallback });
  window.dispatchEvent(new Event('pagehide'));
  const loading = load(withFallback, { page });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([remote.url]);
  window.dispatchEvent(new Event('pageshow'));
  expect(await loading).toMatchObject({ url: remote.url });
  expect(onFallback).not.toHaveBeenCalled();
});
