import { NotLoadedError } from '@careline/shared';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CodeFile } from '../remotes/code-files';
import { createLaterFiles } from './later-files';
import { lostPartOf } from './lost-part';

const folder = '/shell/1/';
const names = ['own/anew-AbCd_123.js', 'own/home-page-AbCd_123.js'];
const known = names.map((name) => ({ href: `${folder}later@@@@/${name}`, integrity: 'sha256-1' }));
const page = known[1]?.href ?? '';
const threw = new Error('Broken at evaluation');
const first = '/shell/1/later%40@@@/own/anew-AbCd_123.js';

/** Files of a release of the shell that come at any address, and the addresses at which they came. */
function filesOf(list: () => Promise<typeof known | undefined> = async () => known) {
  const fetch = vi.fn(async (_files: readonly CodeFile[]): Promise<unknown> => undefined);
  const take = vi.fn(async (_files: readonly CodeFile[]): Promise<unknown> => undefined);
  const files = createLaterFiles({ folder, now: (href) => href, list, fetch, take, patienceMs: 1_000 });
  return { files, fetch, take, pageNow: () => files.place(page, files.copy()) };
}

it('F1 F471: the parts of the shell are asked for where the start imports them, until one is lost', async () => {
  const { files, fetch, pageNow } = filesOf();
  expect(await files.ready()).toBe('');
  expect(pageNow()).toBe(page);
  expect(fetch).not.toHaveBeenCalled();
});

it('F1 F471: after a loss all of them are brought to another address, once for all who ask, and what stands above them stays', async () => {
  const { files, fetch, take, pageNow } = filesOf();
  const error = files.lost('', threw);
  expect(error).toBeInstanceOf(NotLoadedError);
  expect(error.isKept).toBe(false);
  const asked = files.ready();
  // Another part of the copy that is about to go.
  files.lost('', threw);
  expect(await Promise.all([asked, files.ready()])).toEqual([first, first]);
  expect(await files.ready()).toBe(files.copy());
  expect([fetch, take].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(pageNow()).toBe('/shell/1/later%40@@@/own/home-page-AbCd_123.js');
  expect(files.place('/shell/1/assets/main.js', files.copy())).toBe('/shell/1/assets/main.js');
  // What is of the copy before goes on with it.
  expect(files.place(page, '')).toBe(page);
});

it('F1 F471: what fails of a copy before does not lose the one that stands', async () => {
  const { files } = filesOf();
  files.lost('', threw);
  await files.ready();
  files.lost('', threw);
  expect(await files.ready()).toBe(first);
  files.lost(first, threw);
  expect(await files.ready()).toContain('/later@%40@@/');
});

it('F1 F471: where the files do not come all goes on with what stands, and no address is used up before an engine may have seen it', async () => {
  const { files, fetch, take, pageNow } = filesOf();
  files.lost('', threw);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await files.ready()).toBe('');
  take.mockRejectedValueOnce(new NotLoadedError('It did not come.'));
  expect(await files.ready()).toBe('');
  expect(pageNow()).toBe(page);
  expect(await files.ready()).toContain('/later@%40@@/');
});

it('F471: nobody waits long for files that hang; they are there for who asks once they have come', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { files, fetch } = filesOf();
  let come = (_nothing?: unknown) => {};
  fetch.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  files.lost('', threw);
  const asked = files.ready();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe('');
  come();
  expect(await files.ready()).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('F1 F471: where nobody answers with the list of files no address is used up', async () => {
  const list = vi.fn(async () => known);
  list.mockRejectedValueOnce(new NotLoadedError('No index of files.'));
  const { files } = filesOf(list);
  files.lost('', threw);
  expect(await files.ready()).toBe('');
  expect(files.lost('', threw).isKept).toBe(false);
  expect(await files.ready()).toBe(first);
});

it('F1 F471: where another shell is live, or every address was tried, only a load heals it', async () => {
  const { files } = filesOf(async () => undefined);
  files.lost('', threw);
  await files.ready();
  expect(files.lost('', threw).isKept).toBe(true);

  const tried = filesOf().files;
  const copies = new Set(['']);
  for (let time = 1; time <= 16; time += 1) {
    expect(tried.lost(tried.copy(), threw).isKept).toBe(false);
    copies.add(await tried.ready());
  }
  expect(copies.size).toBe(16);
  expect(tried.lost(tried.copy(), threw).isKept).toBe(true);
});

it('F471: a lost part is found behind what failed by it', () => {
  const lost = filesOf().files.lost('', threw);
  expect(lostPartOf(new NotLoadedError('mf-x', { cause: new NotLoadedError('A page', { cause: lost }) }))).toBe(lost);
  expect(lostPartOf(new NotLoadedError('mf-x', { cause: threw }))).toBeUndefined();
});
