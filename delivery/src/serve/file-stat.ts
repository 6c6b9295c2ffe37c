import { type Stats, statSync } from 'node:fs';

/** What the disk knows of a file; undefined where there is none, and where its name is none at all for the disk (too long, below a file). */
export function fileStat(path: string): Stats | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? stat : undefined;
  } catch {
    return undefined;
  }
}
