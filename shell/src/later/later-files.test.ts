import { NotLoadedError } from '@careline/shared';
import { expect, it, vi } from 'vitest';
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
  const bring = vi.fn(async (files: readonly CodeFile[], place: (href: string) => string) =>
    files.map(({ href, integrity }) => ({ href: place(href), integrity })),
  );
  const files = createLaterFiles({ folder, list, bring });
  return { files, bring };
}

it('F1 F471: the parts of the shell are asked for where the start imports them, until one is lost', async () => {
  const { files, bring } = filesOf();
  expect(await files.ready()).toBe('');
  expect(files.place(page)).toBe(page);
  expect(bring).not.toHaveBeenCalled();
});

it('F1 F471: after a loss all of them are brought to another address, once for all who ask, and what stands above them stays', async () => {
  const { files, bring } = filesOf();
  const error = files.lost('', threw);
  expect(error).toBeInstanceOf(NotLoadedError);
  expect(error.isKept).toBe(false);
  const asked = files.ready();
  // Another part of the copy that is about to go.
  files.lost('', threw);
  expect(await Promise.all([asked, files.ready()])).toEqual([first, first]);
  expect(await files.ready()).toBe(files.copy());
  expect(bring).toHaveBeenCalledTimes(1);
  expect(files.place(page)).toBe('/shell/1/later%40@@@/own/home-page-AbCd_123.js');
  expect(files.place('/shell/1/assets/main.js')).toBe('/shell/1/assets/main.js');
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

it('F1 F471: where the files do not come all goes on with what stands, and who asks next finds them at an address that nobody has seen', async () => {
  const { files, bring } = filesOf();
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  files.lost('', threw);
  expect(await files.ready()).toBe('');
  expect(files.place(page)).toBe(page);
  expect(await files.ready()).toContain('/later@%40@@/');
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
