import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '@careline/file-lock';
import { exists, fileStat, foldersIn } from '../files';
import type { Blob, Blobs } from './blobs';

/** A folder on this machine. Compare and swap is held by a lock file, which another machine's processes do not see: a shared network folder will not do. */
export function folderBlobs(folder: string): Blobs {
  const read = (key: string): Blob | undefined => {
    const path = join(folder, key);
    if (!fileStat(path)) return undefined;
    const bytes = readFileSync(path);
    return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
  };
  return {
    read: async (key) => read(key),
    names: async () => foldersIn(folder),
    write: async (key, bytes, condition) => {
      const path = join(folder, key);
      // One process may serve several who write there at once.
      const draft = `${path}.${randomUUID()}.tmp`;
      if (!isMade(dirname(path))) return false;
      try {
        writeFileSync(draft, bytes);
        if (condition === 'absent') return isLinked(draft, path);
        const release = await locked(`${path}.lock`);
        try {
          if (read(key)?.tag !== condition.tag) return false;
          renameSync(draft, path);
          return true;
        } finally {
          release();
        }
      } finally {
        rmSync(draft, { force: true });
      }
    },
    remove: async (key) => {
      const path = join(folder, key);
      if (!fileStat(path)) return;
      rmSync(path, { force: true });
      removeEmpty(dirname(path), join(folder, key.split('/')[0] ?? ''));
    },
  };
}

/** A key has no folders; those of its path go with the last file in them. */
function removeEmpty(folder: string, top: string): void {
  if (folder === top || !exists(folder) || readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeEmpty(dirname(folder), top);
}

/** A link appears with its whole content, and never in the place of another. */
function isLinked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Not where the key of a file is a part of the path: nothing can be kept below that. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOTDIR')) return false;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

async function locked(path: string): Promise<() => void> {
  for (;;) {
    const release = takeLock(path);
    if (release) return release;
    await wait(20);
  }
}
