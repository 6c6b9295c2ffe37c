import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@careline/shared/manifest';
import { exists, hasIntegrity } from '../files';
import { twins } from '../packed';
import type { Places } from '../places';
import type { ShellRelease } from './shell-release';

/** What stands at a path; undefined where nothing does. */
type Read = (path: string) => Buffer | undefined;
const onDisk: Read = (path) => (exists(path) ? readFileSync(path) : undefined);

/** Which file of a folder, or compressed twin of one, is missing or has another content than its hash says; undefined where all is well. */
export function faultOfFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  read = onDisk,
): string | undefined {
  for (const [file, integrity] of Object.entries(files)) {
    const path = join(folder, file);
    const bytes = read(path);
    if (!bytes) return `${path} is missing`;
    if (!hasIntegrity(bytes, integrity)) return `${path} is not the file that was released`;
    for (const { suffix, unpack } of twins) {
      const twin = read(path + suffix);
      if (twin && !packs(twin, unpack, integrity)) return `${path}${suffix} is not the file that was released`;
    }
  }
  return undefined;
}

/** What is wrong with the files of a remote's release; undefined for one that is whole, and for one on another origin. */
export function faultOfRemote(places: Places, { url, extras }: Release, read = onDisk): string | undefined {
  return url.startsWith('/') ? faultOfFiles(join(places.published, url, '..'), extras.files, read) : undefined;
}

/** What is wrong with the files of a shell's release, those at the site's root among them. */
export function faultOfShell(
  places: Places,
  { id, folder, files, publicFiles }: ShellRelease,
  read = onDisk,
): string | undefined {
  return (
    faultOfFiles(join(places.published, folder), files, read) ??
    faultOfFiles(join(places.releases, 'shell', `${id}.public`), publicFiles, read)
  );
}

function packs(packed: Buffer, unpack: (packed: Uint8Array) => Buffer, integrity: string): boolean {
  try {
    return hasIntegrity(unpack(packed), integrity);
  } catch {
    return false;
  }
}
