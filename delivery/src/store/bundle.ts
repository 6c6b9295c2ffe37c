import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processName } from '@careline/file-lock';
import { type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';
import { exists, listFiles } from '../files';
import type { Places } from '../places';
import { parseShellRelease, type ShellRelease } from '../release/shell-release';
import { faultOfRemote, faultOfShell } from '../release/verify-files';
import type { Files } from './release-store';

/** One release as it is made live: the shell's, or a remote's. */
export type Received = { readonly shell: ShellRelease } | { readonly remote: Release };

const publishedOf = (name: string, id: string) => `published/${name === 'shell' ? name : `remotes/${name}`}/${id}`;
/** Path of a release's record in a data folder. */
export const recordOf = (name: string, id: string) => `releases/${name}/${id}.json`;

/** All files of a release in a data folder. Throws a Failure where there is no such release. */
export function packRelease({ dataDir }: Places, name: string, id: string): Files {
  if (!exists(join(dataDir, recordOf(name, id)))) throw new Failure(`${name} has no release ${id} in ${dataDir}.`);
  const folders = [publishedOf(name, id), ...['public', 'maps'].map((part) => `releases/${name}/${id}.${part}`)];
  const paths = folders
    .filter((folder) => exists(join(dataDir, folder)))
    .flatMap((folder) => listFiles(join(dataDir, folder)).map((file) => `${folder}/${file}`));
  return new Map([recordOf(name, id), ...paths].map((path) => [path, readFileSync(join(dataDir, path))]));
}

/** Writes the files of a release into a data folder, each folder whole or not at all; nothing is live yet. Throws a Failure for what is not whole. */
export function unpackRelease(places: Places, name: string, id: string, files: Files): Received {
  const folders = [publishedOf(name, id), ...['public', 'maps'].map((part) => `releases/${name}/${id}.${part}`)];
  for (const folder of folders) {
    const own = [...files].filter(([path]) => path.startsWith(`${folder}/`));
    if (own.length > 0)
      writeFolder(
        join(places.dataDir, folder),
        own.map(([path, bytes]) => [path.slice(folder.length + 1), bytes]),
      );
  }
  const record: unknown = JSON.parse(files.get(recordOf(name, id))?.toString() ?? 'null');
  if (name === 'shell') {
    const shell = parseShellRelease(record);
    refuse(faultOfShell(places, shell));
    return { shell };
  }
  // What it fell back to is a matter of where it came from.
  const { fallbackUrl: _, ...remote } = v.parse(releaseSchema, record);
  refuse(faultOfRemote(places, remote));
  return { remote };
}

function writeFolder(to: string, files: readonly (readonly [string, Buffer])[]): void {
  if (exists(to)) return;
  const draft = `${to}.${processName()}.tmp`;
  try {
    for (const [file, bytes] of files) {
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), bytes);
    }
    mkdirSync(dirname(to), { recursive: true });
    renameSync(draft, to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw new Failure(`${fault}. Nothing was made live.`);
}
