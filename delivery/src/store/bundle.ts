import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { processName } from '@careline/file-lock';
import { parseRegistry, type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { everywhere } from '../compose/site-model';
import { Failure } from '../failure';
import { exists, isPlainPath, listFiles } from '../files';
import type { Places } from '../places';
import { moveInto } from '../release/publish';
import { releaseId } from '../release/remote-release';
import { parseShellRelease, type ShellRelease } from '../release/shell-release';
import { faultOfRemote, faultOfShell } from '../release/verify-files';
import type { Files } from './release-store';
import { isSameFile } from './same-file';

/** One release as it is made live: the shell's, or a remote's. */
export type Received = { readonly shell: ShellRelease } | { readonly remote: Release };

const publishedOf = (name: string, id: string) => `published/${name === 'shell' ? name : `remotes/${name}`}/${id}`;
/** Path of a release's record in a data folder. */
export const recordOf = (name: string, id: string) => `releases/${name}/${id}.json`;

const foldersOf = (name: string, id: string) => [
  publishedOf(name, id),
  ...['public', 'maps'].map((part) => `releases/${name}/${id}.${part}`),
];

/** All files of a release in a data folder. Throws a Failure where there is no such release. */
export function packRelease({ dataDir }: Places, name: string, id: string): Files {
  if (!exists(join(dataDir, recordOf(name, id)))) throw new Failure(`${name} has no release ${id} in ${dataDir}.`);
  const paths = foldersOf(name, id)
    .filter((folder) => exists(join(dataDir, folder)))
    .flatMap((folder) => listFiles(join(dataDir, folder)).map((file) => `${folder}/${file}`));
  return new Map([recordOf(name, id), ...paths].map((path) => [path, readFileSync(join(dataDir, path))]));
}

/**
 * Writes the files of a release into a data folder, each folder whole or not at all; nothing is live yet. Throws a Failure for what is not whole, and
 * for what holds a path of anything else, before anything is written.
 */
export function unpackRelease(places: Places, name: string, id: string, files: Files): Received {
  const folders = foldersOf(name, id);
  const isOwn = (path: string) =>
    path === recordOf(name, id) || (isPlainPath(path) && folders.some((folder) => path.startsWith(`${folder}/`)));
  const strange = [...files.keys()].find((path) => !isOwn(path));
  refuse(strange === undefined ? undefined : `${name} ${id} holds ${strange}, which is no path of that release`);
  const received = readRecord(name, id, files.get(recordOf(name, id)));
  refuse(faultOf(places, received, (path) => files.get(relative(places.dataDir, path).replaceAll('\\', '/'))));
  for (const folder of folders) {
    const own = [...files].filter(([path]) => path.startsWith(`${folder}/`));
    if (own.length > 0) writeFolder(places, folder, own);
  }
  refuse(faultOf(places, received));
  return received;
}

function readRecord(name: string, id: string, bytes: Buffer | undefined): Received {
  const path = recordOf(name, id);
  try {
    const received = parseRecord(name, JSON.parse(bytes?.toString() ?? 'null'));
    const isThis =
      'shell' in received
        ? received.shell.id === id && received.shell.folder === `/shell/${id}/`
        : releaseId(received.remote) === id;
    if (isThis) return received;
  } catch (error) {
    throw refusal(`${path} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw refusal(`${path} is the record of another release`);
}

function parseRecord(name: string, record: unknown): Received {
  if (name === 'shell') return { shell: parseShellRelease(record) };
  // What it fell back to is a matter of where it came from.
  const { fallbackUrl: _, ...remote } = v.parse(releaseSchema, record);
  parseRegistry({ microFrontends: { [name]: [everywhere(remote)] } });
  return { remote };
}

function faultOf(places: Places, received: Received, read?: (path: string) => Buffer | undefined): string | undefined {
  return 'shell' in received
    ? faultOfShell(places, received.shell, read)
    : faultOfRemote(places, received.remote, read);
}

/** A folder that stands already is left alone, unless a file is missing there or is not as good as that of the release. */
function writeFolder({ dataDir }: Places, folder: string, files: readonly (readonly [string, Buffer])[]): void {
  const isWhole = () =>
    files.every(([path, bytes]) => {
      const file = join(dataDir, path);
      return exists(file) && isSameFile(path, readFileSync(file), bytes);
    });
  if (isWhole()) return;
  const to = join(dataDir, folder);
  const draft = `${to}.${processName()}.tmp`;
  try {
    for (const [path, bytes] of files) {
      const file = join(draft, relative(folder, path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    mkdirSync(dirname(to), { recursive: true });
    moveInto(draft, to, isWhole);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw refusal(fault);
}

const refusal = (fault: string) => new Failure(`${fault}. Nothing was made live.`);
