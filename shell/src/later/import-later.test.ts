import { NotLoadedError } from '@careline/shared';
import { expect, it, vi } from 'vitest';
import declaration from '../../shell.manifest';
import { createImportLater } from './import-later';
import { imports } from './imports';
import { KeptFailure } from './kept-failure';

const first = { declaration, imports };
const copy = { declaration, imports };

/** Where the parts come from, until the start's own are lost: then from `copy`, at another address. */
function filesOf() {
  let isLost = false;
  return {
    ready: async () => (isLost ? '/shell/1/later%3D===/own/anew.js' : ''),
    lose: vi.fn((from?: string) => {
      isLost ||= from === '';
    }),
  };
}

it('F1 F471: parts come from the start, and after one that threw from elsewhere', async () => {
  const importFrom = vi.fn(async () => copy);
  const importLater = createImportLater(filesOf(), importFrom, first);
  expect(await importLater(async (parts) => parts)).toBe(first);
  const threw = importLater(() => Promise.reject(new Error('Broken at evaluation')));
  await expect(threw).rejects.toThrow(NotLoadedError);
  expect(await importLater(async (parts) => parts)).toBe(copy);
  expect(importFrom).toHaveBeenCalledExactlyOnceWith('/shell/1/later%3D===/own/anew.js');
});

it('F1 F471: so they do after what was imported later still has failed', async () => {
  const importLater = createImportLater(filesOf(), async () => copy, first);
  const onLost = await importLater(async (_parts, onLost) => onLost);
  expect(await importLater(async (parts) => parts)).toBe(first);
  onLost();
  expect(await importLater(async (parts) => parts)).toBe(copy);
});

it('F1 F471: a file that gives something else is lost as one that threw', async () => {
  const files = filesOf();
  files.lose('');
  const importLater = createImportLater(files, async () => ({ declaration }), first);
  await expect(importLater(async (parts) => parts)).rejects.toThrow('has to export “declaration” and “imports”');
  expect(files.lose).toHaveBeenLastCalledWith('/shell/1/later%3D===/own/anew.js');
});

it('F471: what no Retry in this document heals is told as that', async () => {
  const files = { lose: () => {}, ready: () => Promise.reject(new KeptFailure('No other address.')) };
  await expect(createImportLater(files)(async (parts) => parts)).rejects.toThrow(KeptFailure);
});
