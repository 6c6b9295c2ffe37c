import { NotLoadedError } from '@careline/shared';
import { createStore } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { expect, it, vi } from 'vitest';
import { LostPartError } from '../later/lost-part';
import type { PrepareScripts } from './single-scripts';
import { createSiteCode } from './site-code';

const page = { path: '/x', locale: 'en' } as const;
const files = [
  '/shell/1/later@@@@/own/layout.js',
  '/shell/1/later@@@@/shared/forms.js',
  '/remotes/mf-x/2/remoteEntry.js',
];
const sheet = '/shell/1/assets/forms.css';

/** A site whose page asks for the shell's files as plain ones; the one that is lost does not come. */
function codeOf(
  lost: string,
  address = 'https://careline.example/shell/1/assets/main.js',
  prepare?: PrepareScripts,
  buildId = '1',
) {
  const hashes = JSON.stringify({ integrity: Object.fromEntries(files.map((file) => [file, 'sha384-1'])) });
  const named = files.slice(0, 2).map((file) => `<link rel="preload" as="fetch" href="${file}">`);
  document.head.innerHTML = `<script type="importmap">${hashes}</script>${named.join('')}`;
  const fetchFile = vi.fn(async (file: unknown) => new Response('', { status: file === lost ? 404 : 200 }));
  const all = [...files, sheet];
  const index = {
    buildId: '1',
    files: all,
    integrity: all.map(() => 'sha384-1'),
    pages: { '/y': [0, 1, 2, 3] },
    releases: {},
  };
  const fetchJson = vi.fn(async (_path?: string): Promise<unknown> => index);
  const registry = createStore<SiteRegistry>({ remotes: [] });
  const parts = {
    document,
    fetchFile,
    timeoutMs: 1_000,
    address,
    entry: page,
    fetchJson,
    registry,
    taken: () => ['/remotes/mf-x/2/remoteEntry.js', '/remotes/mf-y/3/remoteEntry.js'],
    storage: { getItem: () => null, setItem: () => true },
    prepare,
  };
  const code = createSiteCode({ ...parts, buildId: buildId || undefined });
  const entryOf = (remote: string, url: string) => code.release(remote, url).entry;
  const { code: remote, scripts } = code.release('mf-x', '/remotes/mf-x/2/remoteEntry.js');
  return { code, entryOf, fetchFile, fetchJson, remote, scripts };
}

it('F1: a remote waits for the modules that the shell shares with it, and the shell does not', async () => {
  const { code, remote } = codeOf('/shell/1/later@@@@/shared/forms.js');
  await expect(remote.page(page)).rejects.toThrow(NotLoadedError);
  await code.shell.page(page);
});

it('SH4 F340: a remote waits for the styles of the modules that the shell shares with it', async () => {
  await expect(codeOf(sheet).remote.page({ path: '/y', locale: 'en' })).rejects.toThrow(NotLoadedError);
});

it('F1: the shell waits for its own layouts and pages, and a remote does not', async () => {
  const { code, remote } = codeOf('/shell/1/later@@@@/own/layout.js');
  await expect(code.shell.page(page)).rejects.toThrow(NotLoadedError);
  await remote.page(page);
  // They came with the shell's start, or it would not run.
  await code.shell.texts('en');
});

it('F1: a start that was tried again has its files from there, and what the page has asked for of remotes is asked for anew', async () => {
  const { code, entryOf } = codeOf('', 'https://careline.example/shell/1//assets/main.js');
  // Taken before the start: nothing is asked for here.
  await code.shell.page(page);
  await code.federation.page(page);
  expect(entryOf('mf-x', '/remotes/mf-x/2/remoteEntry.js')).toBe('/remotes/mf-x/2//remoteEntry.js');
  expect(entryOf('mf-y', '/remotes/mf-y/3/remoteEntry.js')).toBe('/remotes/mf-y/3/remoteEntry.js');
});

it('F343: of no page the index of files alone is asked for, and nobody is told where it does not come', async () => {
  const { code, fetchFile, fetchJson } = codeOf('');
  await code.preload({ path: '', locale: 'en' });
  fetchJson.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await code.preload({ path: '', locale: 'es' });
  expect(fetchJson.mock.calls).toEqual([['/preloads/en.json'], ['/preloads/es.json']]);
  expect(fetchFile).not.toHaveBeenCalled();
  expect(document.querySelector('link[as="script"], link[rel="stylesheet"]')).toBeNull();
});

const startedAgain = 'https://careline.example/shell/1//assets/main.js';

/** Where each script runs by itself; of a start that was tried again. */
function singlyOf(address = startedAgain, broken = 'none') {
  const ran = new Set<string>();
  const prepare: PrepareScripts = async (list) => async () => {
    const hrefs = list.map(({ href }) => href);
    for (const href of hrefs) ran.add(href);
    return hrefs.filter((href) => href === broken);
  };
  return { ran, ...codeOf('', address, prepare) };
}

it('SH4: where each script runs by itself, all that the shell has for a page runs before any of it, and of a remote nothing before its container', async () => {
  const { ran, code, remote, scripts } = singlyOf();
  await code.shell.page(page);
  const ofShell = ['/shell/1//later@@@@/own/layout.js', '/shell/1//later@@@@/shared/forms.js'];
  expect([...ran]).toEqual(ofShell);
  await remote.page(page);
  expect([...ran]).toEqual(ofShell);
  await scripts.runContainer();
  expect([...ran]).toEqual([...ofShell, '/remotes/mf-x/2//remoteEntry.js']);
});

it('SH4: what no page of the shell shows by itself runs before somebody opens it, and not sooner', async () => {
  files.push('/shell/1/later@@@@/own/palette.js');
  const { ran, code, fetchFile } = singlyOf('https://careline.example/shell/1/assets/main.js');
  files.pop();
  await code.shell.page(page);
  expect([...ran].join()).not.toContain('palette');
  await code.later();
  expect([...ran].at(-1)).toBe('/shell/1/later@@@@/own/palette.js');
  expect(fetchFile.mock.calls.map(([file]) => file)).toContain('/shell/1/later@@@@/own/palette.js');
});

it('SH4: what no page of the shell shows by itself runs after what it may import of the page', async () => {
  files.push('/shell/1/later@@@@/own/palette.js');
  const { ran, code } = singlyOf();
  files.pop();
  await code.later();
  expect([...ran]).toEqual([
    '/shell/1//later@@@@/own/layout.js',
    '/shell/1//later@@@@/shared/forms.js',
    '/shell/1//later@@@@/own/palette.js',
  ]);
});

it('SH4: what a release takes of the shell beyond the page runs before any of its own', async () => {
  const { ran, fetchJson, code } = singlyOf();
  const own = '/remotes/mf-x/1/remoteEntry.js';
  const shared = '/shell/1/later@@@@/shared/forms-rest.js';
  const record = {
    url: own,
    integrity: { [own]: 'sha384-1' },
    shared: { [shared]: 'sha384-1' },
    pages: { '/x': [0, 1] },
  };
  const index = await fetchJson();
  fetchJson.mockImplementation(async (path?: string) => (path?.includes('fallbacks') ? record : index));
  const { code: remote, scripts } = code.release('mf-x', own);
  await remote.page(page);
  expect([...ran].at(-1)).toBe('/shell/1//later@@@@/shared/forms-rest.js');
  await scripts.runContainer();
  expect([...ran].at(-1)).toBe(own);
});

const threw = new Error('Broken at evaluation');

it('F1 F471: once a part of the shell is lost, all of them are asked for at an address of their own, what a release before takes among them', async () => {
  files.push('/shell/1/later@@@@/own/anew-AbCd_123.js');
  const { code, remote, fetchFile, fetchJson } = singlyOf('https://careline.example/shell/1/assets/main.js');
  files.pop();
  const asked = () => fetchFile.mock.calls.map(([file]) => String(file)).filter((file) => file.startsWith('/shell/'));
  const old = '/remotes/mf-x/1/remoteEntry.js';
  const shared = '/shell/1/later@@@@/shared/forms-rest.js';
  const record = { url: old, integrity: { [old]: 'sha384-1' }, shared: { [shared]: 'sha384-1' } };
  const index = await fetchJson();
  fetchJson.mockImplementation(async (path?: string) => (path?.includes('fallbacks') ? record : index));
  await code.release('mf-x', old).code.page(page);
  code.parts.lost('', threw);
  expect(await code.parts.ready()).toBe('/shell/1/later%40@@@/own/anew-AbCd_123.js');
  const again = ['own/layout.js', 'shared/forms.js', 'shared/forms-rest.js', 'own/anew-AbCd_123.js'];
  expect(asked()).toEqual(expect.arrayContaining(again.map((name) => `/shell/1/later%40@@@/${name}`)));
  const before = asked().length;
  await code.shell.page(page);
  await remote.page(page);
  expect(asked().length).toBe(before);
});

it('F471: nobody who imports no part of the shell waits for those that are lost', async () => {
  const { code, fetchFile } = codeOf('');
  await code.shell.page(page);
  const before = fetchFile.mock.calls.length;
  code.parts.lost('', threw);
  await code.shell.page(page);
  expect(fetchFile.mock.calls.length).toBe(before);
});

it('F471: where the site has another shell by then, no other address heals it', async () => {
  const { code, fetchJson } = codeOf('');
  const index = await fetchJson();
  fetchJson.mockResolvedValue(Object.assign({}, index, { buildId: '2' }));
  code.parts.lost('', threw);
  expect(await code.parts.ready()).toBe('');
  expect(code.parts.lost('', threw).isKept).toBe(true);
});

it('F472: where each script runs by itself, who needs one that threw is told, nobody else, and finds it elsewhere the next time', async () => {
  const broken = '/shell/1/later@@@@/shared/forms.js';
  files.push('/shell/1/later@@@@/own/anew-AbCd_123.js');
  const { ran, code, remote } = singlyOf('https://careline.example/shell/1/assets/main.js', broken);
  files.pop();
  await code.shell.page(page);
  await expect(remote.page(page)).rejects.toThrow(LostPartError);
  await remote.page(page);
  expect([...ran]).toContain('/shell/1/later%40@@@/shared/forms.js');
});

it('F472: where texts did not run the parts are not lost', async () => {
  files.unshift('/shell/1/assets/en.js');
  const { code, ran } = singlyOf('https://careline.example/shell/1/assets/main.js', '/shell/1/assets/en.js');
  files.shift();
  const error = await code.shell.page(page).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotLoadedError);
  expect(error).not.toBeInstanceOf(LostPartError);
  await code.parts.ready();
  expect([...ran].join()).not.toContain('%40');
});

it('F471: in development, where there is no other address, only a load heals what is lost', async () => {
  const { parts } = codeOf('', undefined, undefined, '').code;
  expect(parts.lost('', threw).isKept).toBe(true);
  expect(await parts.ready()).toBe(parts.copy());
});
