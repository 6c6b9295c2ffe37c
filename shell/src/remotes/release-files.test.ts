import { NotLoadedError } from '@careline/shared';
import { createStore } from '@careline/shared/host';
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
};
const fallback = { url: '/remotes/x/0/entry.js', integrity: { '/remotes/x/0/entry.js': 'sha384-9' } };
const page = { path: '/Page', locale: 'en' } as const;

function filesOf(change: { readonly index?: unknown; readonly taken?: readonly string[] } = {}, timeoutMs = 1_000) {
  const answers: Record<string, unknown> = { '/preloads/fallbacks/x.json': fallback, '/preloads/en.json': index };
  const fetchJson = vi.fn(async (path: string) => {
    const answer = path === '/preloads/en.json' && 'index' in change ? change.index : answers[path];
    if (answer === undefined) throw new Error(`404 ${path}`);
    return answer;
  });
  const registry = createStore({ remotes: [] });
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
  registry.set({ remotes: [] });
  await files.ofPage(page);
  expect(fetchJson).toHaveBeenCalledTimes(2);
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
