import { NotLoadedError } from '@careline/shared';
import { createStore } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { expect, it, vi } from 'vitest';
import { createReleaseFiles } from './release-files';
import { isTimeout } from './within-time';

const index = {
  buildId: 'one',
  files: [
    '/shell/one/a.js',
    '/remotes/x/1/entry.js',
    '/remotes/x/1/en.js',
    '/remotes/x/1/page.js',
    '/remotes/x/1/other.js',
  ],
  integrity: ['sha384-0', 'sha384-1', 'sha384-2', 'sha384-3', 'sha384-4'],
  pages: { '/page': [0, 1, 2, 3], '/other': [0, 1, 2, 4] },
  releases: { x: { url: '/remotes/x/1/entry.js', version: '1' } },
};
const fallback = { url: '/remotes/x/0/entry.js', integrity: { '/remotes/x/0/entry.js': 'sha384-9' } };
const fallbackWithPages = {
  url: '/remotes/x/0/entry.js',
  integrity: {
    '/remotes/x/0/entry.js': 'sha384-9',
    '/remotes/x/0/en.js': 'sha384-8',
    '/remotes/x/0/page.js': 'sha384-7',
    '/remotes/x/0/other.js': 'sha384-6',
  },
  shared: { '/shell/one/forms.js': 'sha384-5' },
  pages: { '/page': [0, 1, 2, 4], '/other': [0, 1, 3] },
};
const page = { path: '/Page', locale: 'en' } as const;

function filesOf(change: { readonly index?: unknown; readonly taken?: readonly string[] } = {}, timeoutMs = 1_000) {
  const answers: Record<string, unknown> = { '/preloads/fallbacks/x.json': fallback, '/preloads/en.json': index };
  const fetchJson = vi.fn(async (path: string) => {
    const answer = path === '/preloads/en.json' && 'index' in change ? change.index : answers[path];
    if (answer === undefined) throw new Error(`404 ${path}`);
    return answer;
  });
  const registry = createStore<SiteRegistry>({ remotes: [] });
  const entry = { path: '/login', locale: 'en' } as const;
  const named = [{ href: '/remotes/auth/1/entry.js', integrity: 'sha384-8' }];
  return {
    fetchJson,
    registry,
    files: createReleaseFiles({
      buildId: 'one',
      entry,
      named,
      fetchJson,
      timeoutMs,
      registry,
      taken: () => change.taken ?? ['/remotes/x/1/entry.js'],
    }),
  };
}

const hrefs = async (files: Promise<readonly { readonly href: string }[]>) => (await files).map(({ href }) => href);

it('SH4: knows the hash of each file that a page needs from a release', async () => {
  const { files } = filesOf();
  expect(await files.ofRelease('/remotes/x/1/', page)).toEqual([
    { href: '/remotes/x/1/entry.js', integrity: 'sha384-1' },
    { href: '/remotes/x/1/en.js', integrity: 'sha384-2' },
    { href: '/remotes/x/1/page.js', integrity: 'sha384-3' },
  ]);
  expect(await hrefs(files.ofRelease('/remotes/x/1/', { locale: 'en' }))).toEqual([
    '/remotes/x/1/entry.js',
    '/remotes/x/1/en.js',
  ]);
});

it('takes what the loaded page names itself, and asks for no index while it loads', async () => {
  const { files, fetchJson } = filesOf();
  const entry = { path: '/login', locale: 'en' } as const;
  expect(await hrefs(files.ofRelease('/remotes/auth/1/', entry))).toEqual(['/remotes/auth/1/entry.js']);
  expect(await hrefs(files.ofRelease('/remotes/auth/1/', { locale: 'en' }))).toEqual(['/remotes/auth/1/entry.js']);
  expect(fetchJson).not.toHaveBeenCalled();
});

it('SH4: knows the files of the release before, and nothing of any other', async () => {
  const { files } = filesOf();
  expect(await hrefs(files.ofRelease('/remotes/x/0/', page, 'x'))).toEqual(['/remotes/x/0/entry.js']);
  await expect(files.ofRelease('/remotes/x/7/', page, 'x')).rejects.toThrow(NotLoadedError);
});

it.each([
  ['another shell', { ...index, buildId: 'two' }],
  ['something else', { pages: [] }],
  ['nothing', undefined],
])('SH4: vouches for no file where the index is of %s', async (_, answer) => {
  await expect(filesOf({ index: answer }).files.ofRelease('/remotes/x/1/', page)).rejects.toThrow(NotLoadedError);
});

it('T11: of a release that this tab would not mount nothing is asked for ahead', async () => {
  expect(await hrefs(filesOf().files.ofPage(page))).toEqual(index.files.slice(0, 4));
  expect(await hrefs(filesOf({ taken: ['/remotes/x/0/entry.js'] }).files.ofPage(page))).toEqual(['/shell/one/a.js']);
});

it('asks for the index anew once the registry names other releases', async () => {
  const { files, registry, fetchJson } = filesOf();
  await files.ofPage(page);
  registry.set({ remotes: [{ name: 'x', url: '/remotes/x/2/entry.js', version: '2', pages: [] }] });
  await files.ofPage(page);
  expect(fetchJson).toHaveBeenCalledTimes(2);
});

it('F365: does not for titles in another language', async () => {
  const { files, registry, fetchJson } = filesOf();
  const titled = (title: string): SiteRegistry => ({
    remotes: [{ name: 'x', ...index.releases.x, pages: [{ path: '/page', layout: 'default', title }] }],
  });
  registry.set(titled('Invoices'));
  await files.ofPage(page);
  registry.set(titled('Facturas'));
  await files.ofPage(page);
  expect(fetchJson).toHaveBeenCalledOnce();
});

it('the index tells the registry where the releases are that the page did not say, and is not asked for again for that', async () => {
  const { files, registry, fetchJson } = filesOf();
  const own = { name: 'own', url: '/remotes/own/7/entry.js', version: '7', pages: [] };
  registry.set({ remotes: [{ name: 'x', pages: [] }, own] });
  await Promise.all([files.find('x', 'en'), files.ofPage(page)]);
  expect(await files.find('x', 'en')).toEqual({ name: 'x', ...index.releases.x, pages: [] });
  expect(await files.find('own', 'en')).toEqual(own);
  expect(await files.find('gone', 'en')).toBeUndefined();
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

it('a registry that came while the index was on its way keeps its releases, and has an index of its own', async () => {
  const { files, registry, fetchJson } = filesOf();
  registry.set({ remotes: [{ name: 'x', pages: [] }] });
  const finding = files.find('x', 'en');
  const later = { remotes: [{ name: 'x', url: '/remotes/x/2/entry.js', version: '2', pages: [] }] };
  registry.set(later);
  expect(await finding).toBe(later.remotes[0]);
  await files.find('x', 'en');
  expect(fetchJson).toHaveBeenCalledTimes(2);
});

it('SH4: of the release before a page brings what it needs, and of one that an older version composed all', async () => {
  const { files, fetchJson } = filesOf();
  expect(await hrefs(files.ofRelease('/remotes/x/0/', page, 'x'))).toEqual(['/remotes/x/0/entry.js']);
  const answer = async (path: string) => (path === '/preloads/en.json' ? index : fallbackWithPages);
  fetchJson.mockImplementation(answer);
  expect(await hrefs(files.ofRelease('/remotes/x/0/', page, 'x'))).toEqual([
    '/remotes/x/0/entry.js',
    '/remotes/x/0/en.js',
    '/remotes/x/0/page.js',
    '/shell/one/forms.js',
  ]);
  expect(await hrefs(files.ofRelease('/remotes/x/0/', { locale: 'en' }, 'x'))).toEqual([
    '/remotes/x/0/entry.js',
    '/remotes/x/0/en.js',
  ]);
});

it('F344: a release that went live after the index was asked for is found in the next one', async () => {
  const { files, fetchJson } = filesOf();
  await files.ofPage(page);
  const later = { ...index, files: index.files.map((file) => file.replace('/x/1/', '/x/2/')) };
  fetchJson.mockResolvedValueOnce(fallback).mockResolvedValueOnce(later);
  expect(await hrefs(files.ofRelease('/remotes/x/2/', page, 'x'))).toEqual([
    '/remotes/x/2/entry.js',
    '/remotes/x/2/en.js',
    '/remotes/x/2/page.js',
  ]);
  await files.ofRelease('/remotes/x/2/', page, 'x');
  expect(fetchJson.mock.calls.flat()).toEqual(['/preloads/en.json', '/preloads/fallbacks/x.json', '/preloads/en.json']);
});

it('F1: an index that hangs is given up, and asked for anew by who comes next', async () => {
  const { files, fetchJson } = filesOf({}, 1);
  fetchJson.mockImplementationOnce(() => new Promise(() => {}));
  expect(await files.ofPage(page).catch(isTimeout)).toBe(true);
  expect(await files.ofPage(page)).toHaveLength(4);
});

it('F256: a list of the release before that hangs is given up', async () => {
  const { files, fetchJson } = filesOf({}, 1);
  await files.ofPage(page);
  fetchJson.mockImplementationOnce(() => new Promise(() => {}));
  expect(await files.ofRelease('/remotes/x/0/', page, 'x').catch(isTimeout)).toBe(true);
});
