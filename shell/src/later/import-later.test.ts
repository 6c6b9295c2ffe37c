import { expect, it, vi } from 'vitest';
import declaration from '../../shell.manifest';
import { createImportLater } from './import-later';
import { imports } from './imports';
import { LostPartError } from './lost-part';

const first = { declaration, imports };
const second = { declaration, imports };
const address = '/shell/1/later%40@@@/own/anew.js';

/** Where the parts come from, until the start's own are lost: then from another address. */
function filesOf() {
  let isLost = false;
  return {
    ready: async () => (isLost ? address : ''),
    lost: vi.fn((copy: string, cause: unknown) => {
      isLost ||= copy === '';
      return new LostPartError(cause, { isKept: false });
    }),
  };
}

it('F1 F471: parts come from the start, and after one that threw from elsewhere', async () => {
  const importFrom = vi.fn(async () => second);
  const importLater = createImportLater(filesOf(), importFrom, first);
  expect(await importLater(async (parts) => parts)).toBe(first);
  const threw = importLater(() => Promise.reject(new Error('Broken at evaluation')));
  await expect(threw).rejects.toThrow(LostPartError);
  expect(await importLater(async (parts, { copy }) => [parts, copy])).toEqual([second, address]);
  expect(importFrom).toHaveBeenCalledExactlyOnceWith(address);
});

it('F1 F471: so they do after what was imported later still has failed', async () => {
  const importLater = createImportLater(filesOf(), async () => second, first);
  const { lost } = await importLater(async (_parts, from) => from);
  expect(await importLater(async (parts) => parts)).toBe(first);
  lost(new Error('Broken at evaluation'));
  expect(await importLater(async (parts) => parts)).toBe(second);
});

it('F1 F471: a file that gives something else is lost as one that threw', async () => {
  const files = filesOf();
  files.lost('', new Error('Broken at evaluation'));
  const importLater = createImportLater(files, async () => ({ declaration }), first);
  await expect(importLater(async (parts) => parts)).rejects.toThrow('has to export “declaration” and “imports”');
  expect(files.lost).toHaveBeenLastCalledWith(address, expect.any(Error));
});
