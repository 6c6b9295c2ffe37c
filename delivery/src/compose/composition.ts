import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processName } from '@careline/file-lock';
import type { Registry } from '@careline/shared/manifest';
import { exists, listFiles, writeJson } from '../files';
import { isTwin, type Twin, twins } from '../packed';
import type { Places } from '../places';
import { type Activity, inLines } from '../release/activity';
import { compositionNumbers, linksToPublished, pointTo } from './pointer';
import type { Layer } from './site-config';

/** A whole site, and what it was made from. */
export interface Composition {
  readonly registry: Registry;
  readonly environment: Layer;
  /** What became live with it. */
  readonly activity: readonly Activity[];
  /** Path on the site → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/**
 * Writes a composition into a folder of its own and then points to it, in one step: a process that dies anywhere leaves the site and the registry of
 * before, or those of after. Files whose content stays the same are the same on the disk, so that servers need not read them again.
 */
export function putLive(places: Places, { registry, environment, activity, files }: Composition): void {
  const name = String(Math.max(0, ...compositionNumbers(places)) + 1);
  const draft = join(places.compositions, `${name}.${processName()}.tmp`);
  try {
    mkdirSync(draft, { recursive: true });
    for (const [file, content] of files) keep(join(places.site, file), join(draft, 'site', file), content);
    keepBuilds(places, draft, files);
    linksToPublished(join(draft, 'site'));
    writeJson(join(draft, 'registry.json'), registry);
    writeJson(join(draft, 'environment.json'), environment);
    writeFileSync(join(draft, 'activity.jsonl'), inLines(activity));
    renameSync(draft, join(places.compositions, name));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  pointTo(places, name);
}

/** A tab of an older shell may still ask for its own. */
function keepBuilds(places: Places, draft: string, files: Composition['files']): void {
  const folder = join(places.site, 'builds');
  if (!exists(folder)) return;
  for (const file of listFiles(folder)) {
    if (!isTwin(file) && !files.has(`builds/${file}`))
      keep(join(folder, file), join(draft, 'site/builds', file), readFileSync(join(folder, file)));
  }
}

/**
 * The site's data have their compressed twins beside them, as the files of releases have: a tenth of a second for all. Pages would take seconds, and get theirs
 * once they are live (`packPages`).
 */
const packed = /\.json$/;
/** Shorter ones fit into one packet as they are; in bytes. */
const shortest = 1024;

function keep(before: string, path: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  mkdirSync(dirname(path), { recursive: true });
  if (!(exists(before) && readFileSync(before).equals(bytes) && isLinked(before, path))) writeFileSync(path, bytes);
  const isPacked = packed.test(path) && bytes.length >= shortest;
  for (const { suffix, pack, unpack } of twins) {
    const hasTwin = holds(before + suffix, bytes, unpack) && isLinked(before + suffix, path + suffix);
    if (isPacked && !hasTwin) writeFileSync(path + suffix, pack(bytes));
  }
}

/** False also for one that was damaged. */
function holds(twin: string, content: Buffer, unpack: Twin['unpack']): boolean {
  try {
    return exists(twin) && unpack(readFileSync(twin)).equals(content);
  } catch {
    return false;
  }
}

/** Some file systems have no hard links, and all have a limit. */
function isLinked(before: string, path: string): boolean {
  try {
    linkSync(before, path);
    return true;
  } catch {
    return false;
  }
}
