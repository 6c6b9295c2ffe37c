import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '@careline/file-lock';
import { exists, foldersIn } from '../files';
import type { Blob, Blobs } from './blobs';

/** A folder on this machine. Compare and swap is held by a lock file, which another machine's processes do not see: a shared network folder will not do. */
export function folderBlobs(folder: string): Blobs {
  const read = (key: string): Blob | undefined => {
    const path = join(folder, key);
    if (!exists(path)) return undefined;
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
      mkdirSync(dirname(path), { recursive: true });
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
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function locked(path: string): Promise<() => void> {
  for (;;) {
    const release = takeLock(path);
    if (release) return release;
    await wait(20);
  }
}
