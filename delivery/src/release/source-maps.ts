import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { processName } from '@careline/file-lock';
import * as v from 'valibot';
import { exists, listFiles } from '../files';
import type { Places } from '../places';

const mapSchema = v.looseObject({ sources: v.array(v.string()) });

/**
 * Takes the source maps out of a build, so that nobody is served them, into a folder beside it. Sources are named from the folder that holds `source`, and so
 * not after the machine.
 */
export function takeMapsApart(files: string, maps: string, source: string): void {
  for (const file of listFiles(files).filter((name) => name.endsWith('.map'))) {
    const path = join(files, file);
    const map = v.parse(mapSchema, JSON.parse(readFileSync(path, 'utf8')));
    const sources = map.sources.map((name) => relative(dirname(source), resolve(dirname(path), name)));
    mkdirSync(dirname(join(maps, file)), { recursive: true });
    writeFileSync(
      join(maps, file),
      JSON.stringify({ ...map, sources: sources.map((name) => name.replaceAll('\\', '/')) }),
    );
    rmSync(path);
  }
}

/** Keeps a build's source maps beside the record of its release. Those of a release that has some stay: the same code, perhaps with other comments. */
export function keepMaps(places: Places, name: string, id: string, maps: string): void {
  const kept = mapsOf(places, name, id);
  if (exists(kept) || !exists(maps)) return;
  const draft = `${kept}.${processName()}.tmp`;
  try {
    cpSync(maps, draft, { recursive: true });
    renameSync(draft, kept);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Folder with the source maps of one release. */
export function mapsOf(places: Places, name: string, id: string): string {
  return join(places.releases, name, `${id}.maps`);
}
