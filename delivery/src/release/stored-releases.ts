import { join } from 'node:path';
import { exists, listFiles } from '../files';
import type { Places } from '../places';
import { readActivity } from './activity';
import { readLiveShell } from './shell-release';

/** Ids of all releases of a remote or of the shell. */
export function storedReleases(places: Places, name: string): string[] {
  const folder = join(places.releases, name);
  if (!exists(folder)) return [];
  return listFiles(folder)
    .filter((file) => file.endsWith('.json') && !file.includes('/'))
    .map((file) => file.slice(0, -'.json'.length));
}

/** The shell release that was released before the live one. */
export function previousShell(places: Places): string | undefined {
  const live = readLiveShell(places)?.id;
  const released = readActivity(places).filter((line) => line.name === 'shell' && line.action === 'release');
  const at = released.findLastIndex((line) => line.id === live);
  return released.slice(0, Math.max(at, 0)).findLast((line) => line.id !== live)?.id;
}
