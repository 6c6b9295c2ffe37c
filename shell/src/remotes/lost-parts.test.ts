import { watchLeaving } from '@careline/shared/host';
import { expect, it, vi } from 'vitest';
import { LostPartError } from '../later/lost-part';
import { createBadReleases } from './bad-releases';
import { unheldScripts } from './release-scripts';
import { createRemoteLoader } from './remote-loader';
import { memoryStorage } from './testing/memory-storage';

const fine = async () => {};
const folder = '/remotes/mf-x';
const remote = {
  name: 'mf-x',
  version: '2',
  pages: [],
  url: `${folder}/2/remoteEntry.js`,
  fallbackUrl: `${folder}/1/remoteEntry.js`,
};
const page = { path: '/x', locale: 'en' } as const;
const module = { bootstrap: fine, mount: fine, unmount: fine, widgets: {} };

/** A loader in a page of which the copy of the shell's parts is what `copy` says. */
function loaderOf() {
  const asked: string[] = [];
  const state = { copy: '' };
  const loadRemote = vi.fn(async (entry: string) => {
    asked.push(`${entry} of ${state.copy}`);
    return module;
  });
  const onFallback = vi.fn();
  const shares = vi.fn();
  const bad = createBadReleases(memoryStorage());
  const { load } = createRemoteLoader({
    federation: async () => ({ copy: state.copy, loadRemote }),
    code: {
      find: async () => undefined,
      parts: { copy: () => state.copy },
      renew: () => {},
      release: (_name, entry) => ({ entry, code: { page: fine, texts: fine }, scripts: unheldScripts, shares }),
    },
    timeoutMs: 1_000,
    latest: async () => undefined,
    bad,
    leave: watchLeaving(window),
    onFallback,
    onActivity: () => {},
  });
  return { state, asked, load, loadRemote, onFallback, bad, shares };
}

it('F471: a remote that shares modules with a copy that has lost one is loaded with the next, once', async () => {
  const { state, asked, load, shares } = loaderOf();
  await load(remote, { page });
  await load(remote, { page });
  state.copy = 'second';
  await Promise.all([load(remote, { page }), load(remote, { page }), load(remote, { page })]);
  expect((await load(remote, { page })).copy).toBe('second');
  expect(shares.mock.calls).toEqual([[''], ['second']]);
  expect(asked).toEqual([`${remote.url} of `, `${remote.url} of second`]);
});

it('F471: no release is blamed for what the shell has lost, and none before it is taken', async () => {
  const { load, loadRemote, onFallback, bad } = loaderOf();
  loadRemote.mockRejectedValueOnce(new LostPartError('forms', { isKept: false }));
  await expect(load(remote, { page })).rejects.toThrow('forms');
  expect(onFallback).not.toHaveBeenCalled();
  expect(bad.has(remote.url)).toBe(false);
  expect((await load(remote, { page })).url).toBe(remote.url);
});
