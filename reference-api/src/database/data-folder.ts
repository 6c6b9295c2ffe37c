import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ours = /^(database|process\.lock)(\.|$)/;

/**
 * Makes the folder, for its owner alone, and closes one that others can look into. One that holds other things too stays as it is.
 * Throws an Error that names the folder and what to do.
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (readdirSync(folder).every((name) => ours.test(name))) chmodSync(folder, 0o700);
  } catch (error) {
    throw explained(error, folder);
  }
}

/** Takes everything in the folder away from all but its owner: PGlite unpacks most of its files readable and writable for everybody. */
export function keepToOwner(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isFolder = entry.isDirectory();
    if (isFolder || entry.isFile()) chmodSync(join(entry.parentPath, entry.name), isFolder ? 0o700 : 0o600);
  }
}

const remedies: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of this name: move it away, or set DATA_DIR to a folder',
  ENOTDIR: 'a part of the path is a file: set DATA_DIR to a folder',
  EACCES: 'this user may not write there: change its owner, or set DATA_DIR to a folder of its own',
  EPERM: 'it belongs to another user: change its owner, or set DATA_DIR to a folder of its own',
  EROFS: 'it is read-only: make it writable, or set DATA_DIR to another folder',
  ENOSPC: 'the disk is full: make room and start again',
};
const damaged =
  'it may be damaged: put back a copy, or move the folder away to begin with an empty database, and start again';

/** The error with the folder, its own words and what to do. */
export function explained(error: unknown, folder: string): Error {
  if (error instanceof FolderError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = error instanceof Error && error.message !== '' ? error.message : String(error);
  const known = remedies[code] ?? Object.entries(remedies).find(([name]) => words.includes(name))?.[1];
  return new FolderError(`The database folder ${folder} cannot be used (${words}): ${known ?? damaged}.`, {
    cause: error,
  });
}

/** A folder that cannot be used, in a sentence that says what to do. */
export class FolderError extends Error {}
