import { join } from 'node:path';
import { lockHolder, takeLock } from '@careline/file-lock';
import { FolderError } from './data-folder';

/**
 * Takes `directory` for this process and returns the function that gives it back. PGlite itself has no lock, and two
 * processes on one directory lose rows. Throws a FolderError when a living process holds it.
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'process.lock');
  const release = takeLock(path);
  if (release) return release;
  throw new FolderError(
    `The data directory ${directory} is in use by process ${lockHolder(path) ?? '(unknown)'}: ` +
      'stop that process, or give this one a DATA_DIR of its own.',
  );
}
