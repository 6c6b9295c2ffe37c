import { expect, it, vi } from 'vitest';
import type { CodeFile } from '../remotes/code-files';
import { isKept, KeptFailure } from './kept-failure';
import { createLaterFiles } from './later-files';

const folder = '/shell/1/';
const names = ['own/anew-AbCd_123.js', 'own/home-page-AbCd_123.js'];
const known = names.map((name) => ({ href: `${folder}later====/${name}`, integrity: 'sha256-1' }));
const page = known[1]?.href ?? '';

/** Files of a release of the shell that come at any address, and the addresses at which they came. */
function filesOf(list: () => Promise<typeof known | undefined> = async () => known) {
  const bring = vi.fn(async (files: readonly CodeFile[], place: (href: string) => string) =>
    files.map(({ href, integrity }) => ({ href: place(href), integrity })),
  );
  const files = createLaterFiles({ folder, list, bring });
  return { files, bring };
}

it('F1 F471: the parts of the shell are asked for where the start imports them, until one has failed', async () => {
  const { files, bring } = filesOf();
  expect(await files.ready()).toBe('');
  expect(files.place(page)).toBe(page);
  expect(bring).not.toHaveBeenCalled();
});

it('F1 F471: after a failure all of them are brought to another address, once for all who ask, and what stands above them stays', async () => {
  const { files, bring } = filesOf();
  files.lose();
  files.lose();
  const addresses = await Promise.all([files.ready(), files.ready()]);
  expect(addresses).toEqual(Array(2).fill('/shell/1/later%3D===/own/anew-AbCd_123.js'));
  expect(bring).toHaveBeenCalledTimes(1);
  expect(files.place(page)).toBe('/shell/1/later%3D===/own/home-page-AbCd_123.js');
  expect(files.place('/shell/1/assets/main.js')).toBe('/shell/1/assets/main.js');
});

it('F1 F471: what fails of the copy before does not lose the one that stands', async () => {
  const { files } = filesOf();
  files.lose('');
  const address = await files.ready();
  files.lose('');
  expect(await files.ready()).toBe(address);
  files.lose(address);
  expect(await files.ready()).toContain('/later=%3D==/');
});

it('F1 F471: where the files do not come, the next one who asks finds them at an address that nobody has seen', async () => {
  const { files, bring } = filesOf();
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  files.lose();
  await expect(files.ready()).rejects.toThrow('Failed to fetch');
  expect(files.place(page)).toBe(page);
  expect(await files.ready()).toContain('/later=%3D==/');
});

it('F1 F471: where another shell is live, or every address was tried, only a load heals it', async () => {
  const { files } = filesOf(async () => undefined);
  files.lose();
  await expect(files.ready()).rejects.toThrow(KeptFailure);

  const tried = filesOf().files;
  const addresses = new Set<string>();
  for (let time = 1; time < 16; time += 1) {
    tried.lose();
    addresses.add(await tried.ready());
  }
  expect(addresses.size).toBe(15);
  tried.lose();
  expect(isKept(await tried.ready().catch((error: unknown) => error))).toBe(true);
});
