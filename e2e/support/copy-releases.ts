import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** All releases of a data folder, and what is live, into another one. */
export function copyReleases(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const part of ['releases', 'published', 'compositions', 'live'])
    cpSync(join(from, part), join(to, part), { recursive: true, verbatimSymlinks: true });
}
