import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { linksToPublished, liveComposition, pointTo } from '../compose/pointer';
import { exists, readJson, writeAtomically, writeJson } from '../files';
import type { Places } from '../places';

/** Those by which the layout is known go last. */
const oldFiles = ['composed.json', 'environment.json', 'registry.json', 'shell.json'];

/**
 * Takes over a data folder of the layout before: a site that was written in place, with registry and shell in files of their own. Its files become the
 * first composition as they are; each step may be the last of a process, and the next one goes on.
 */
export function migrate(places: Places): void {
  const { dataDir, published, compositions, releases } = places;
  const old = (file: string) => join(dataDir, file);
  if (!exists(old('shell.json')) && !exists(old('registry.json'))) return;
  if (liveComposition(places) === undefined) {
    for (const folder of ['remotes', 'shell']) {
      const target = join(published, folder);
      if (exists(target) || !isFolder(old(`site/${folder}`))) continue;
      mkdirSync(published, { recursive: true });
      renameSync(old(`site/${folder}`), target);
    }
    const first = join(compositions, '1');
    const shell = objectIn(old('shell.json'));
    const id = typeof shell?.id === 'string' ? shell.id : undefined;
    if (id !== undefined && !exists(join(releases, 'shell', `${id}.json`)))
      writeJson(join(releases, 'shell', `${id}.json`), shell);
    writeAtomically(join(first, 'registry.json'), registryWith(id, old('registry.json')));
    writeJson(join(first, 'environment.json'), objectIn(old('environment.json')) ?? {});
    if (isFolder(old('site')) && !exists(join(first, 'site'))) renameSync(old('site'), join(first, 'site'));
    linksToPublished(join(first, 'site'));
    pointTo(places, '1');
  }
  for (const file of oldFiles) rmSync(old(file), { force: true });
}

/** One that is damaged stays so, for the commands to refuse. */
function registryWith(shell: string | undefined, file: string): string {
  if (!exists(file)) return JSON.stringify({ shell, microFrontends: {} });
  const registry = objectIn(file);
  return registry ? JSON.stringify({ ...registry, shell }) : readFileSync(file, 'utf8');
}

function objectIn(file: string): Record<string, unknown> | undefined {
  try {
    return v.parse(v.record(v.string(), v.unknown()), readJson(file));
  } catch {
    return undefined;
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
