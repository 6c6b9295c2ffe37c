import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fillDataDir } from '../testing/ready-database';
import { migrationsFolder } from './open-database';
import { openPglite } from './open-pglite';

const folder = mkdtempSync(join(tmpdir(), 'careline-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const openOnce = async (dataDir: string) => (await openPglite(dataDir, migrationsFolder)).close();

function openToOthers(dataDir: string): string[] {
  return ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );
}

describe('SH1: the data folder', { timeout: 120_000 }, () => {
  it('is its owner’s alone, when it is made and when an older one is opened', async () => {
    const dataDir = join(folder, 'own');
    await openOnce(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
    chmodSync(dataDir, 0o755);
    chmodSync(join(dataDir, 'database/PG_VERSION'), 0o666);
    await openOnce(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
  });
});

it('F388: a data folder with other things in it is left as it is, and the database in it closed', async () => {
  const dataDir = join(folder, 'shared');
  fillDataDir(dataDir);
  mkdirSync(join(dataDir, 'site'));
  writeFileSync(join(dataDir, 'site/index.html'), '');
  for (const [name, mode] of Object.entries({ '': 0o755, site: 0o755, 'site/index.html': 0o644, database: 0o755 }))
    chmodSync(join(dataDir, name), mode);
  await openOnce(dataDir);
  expect(openToOthers(dataDir)).toEqual(['', 'site', 'site/index.html']);
}, 120_000);

/** Begins a database that its process does not finish. */
async function beginOnly(dataDir: string): Promise<void> {
  const create = vi.spyOn(PGlite, 'create').mockImplementationOnce(async () => {
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
    throw new Error('died');
  });
  await expect(openOnce(dataDir)).rejects.toThrow('died');
  create.mockRestore();
}

it('a database that was not finished when its process died is made anew', async () => {
  const dataDir = join(folder, 'half');
  await beginOnly(dataDir);
  await openOnce(dataDir);
  await openOnce(dataDir);
  expect(readdirSync(dataDir)).toEqual(['database']);
}, 120_000);

it('SL6: a copy that is put in the place of a database that was not finished stays', async () => {
  const [whole, dataDir] = [join(folder, 'whole'), join(folder, 'restored')];
  fillDataDir(whole);
  writeFileSync(join(whole, 'database/of-the-copy'), '');
  await beginOnly(dataDir);
  rmSync(join(dataDir, 'database'), { recursive: true });
  cpSync(join(whole, 'database'), join(dataDir, 'database'), { recursive: true });
  await openOnce(dataDir);
  expect(readdirSync(dataDir)).toEqual(['database']);
  expect(readdirSync(join(dataDir, 'database'))).toContain('of-the-copy');
}, 120_000);

describe('SL6: a data folder that cannot be used is named, with what to do', { timeout: 120_000 }, () => {
  it('when it is a file', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    await expect(openOnce(dataDir)).rejects.toThrow(
      `The database folder ${dataDir} cannot be used (EEXIST: file already exists, mkdir '${dataDir}'): there is a file of this name`,
    );
  });

  it('when the database in it is a file', async () => {
    const dataDir = join(folder, 'database-file');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'database'), 'x');
    await expect(openOnce(dataDir)).rejects.toThrow(/database-file\/database cannot be used .*DATA_DIR/);
  });

  it('when its content is damaged', async () => {
    const dataDir = join(folder, 'damaged');
    fillDataDir(dataDir);
    writeFileSync(join(dataDir, 'database/global/pg_control'), 'x');
    await expect(openOnce(dataDir)).rejects.toThrow(/damaged\/database cannot be used .*put back a copy/);
  });
});
