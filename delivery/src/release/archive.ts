import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { liveComposition } from '../compose/pointer';
import { Failure } from '../failure';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';

/**
 * Writes the live site, all releases and their records into one archive, packed as its name says (`.tar.zst`, `.tar.gz`, `.tar`). Nothing is released meanwhile, and what
 * changes without the lock is left out: so it is of one moment. Throws a Failure, and leaves the file of before, where GNU tar could not write it.
 */
export async function archive(places: Places, file: string): Promise<void> {
  await withReleaseLock(places, async () => {
    // The name's end says how it is packed.
    const draft = join(dirname(resolve(file)), `.${basename(file)}`);
    try {
      await writeArchive(places.dataDir, keptFiles(places), draft);
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/**
 * The embedded database, what is being built, locks and drafts, and what servers write of the health of releases until its day is folded; the database has its dump. A
 * composition that is not live is of no use to anybody.
 */
const leftOut = /^(api|builds|release\.lock.*|health\/[^/]+(?<!\.json))$|\.tmp(\.damaged)?$/;

function keptFiles(places: Places, folder = ''): string[] {
  const isOther = (path: string) =>
    /^compositions\/[^/]+$/.test(path) && path !== `compositions/${liveComposition(places)}`;
  return readdirSync(join(places.dataDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (leftOut.test(path) || isOther(path)) return [];
    return entry.isDirectory() ? keptFiles(places, `${path}/`) : [path];
  });
}

/** Named one by one: a folder may get another draft while it is read, which tar would take for a fault. */
async function writeArchive(folder: string, files: readonly string[], target: string): Promise<void> {
  const args = ['--create', '--auto-compress', '--force-local', `--file=${target}`, `--directory=${folder}`];
  const tar = spawn('tar', [...args, '--no-recursion', '--null', '--files-from=-'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  tar.stdin.on('error', () => undefined).end(files.map((file) => `${file}\0`).join(''));
  const [said, [code]] = await Promise.all([text(tar.stderr), once(tar, 'close')]);
  if (code !== 0) throw new Failure(`tar ended with ${code}, and no archive was written: ${said.trim()}`);
}
