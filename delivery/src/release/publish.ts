import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processName } from '@careline/file-lock';
import { buildRecordFile } from '@careline/remote-kit/build';
import { exists, integrityOf, listFiles } from '../files';
import { twins } from '../packed';
import { faultOfFiles } from './verify-files';

const compressible = /\.(js|css|json|svg|html|txt|xml|map)$/;

export interface Hashed {
  /** Version and content hash: `1.0.0-1a2b3c4d`. */
  readonly id: string;
  /** File → integrity. */
  readonly files: Record<string, string>;
}

/** Names a release after its content: the same content has the same name wherever it was built. */
export function hashFiles(folder: string, version: string, alsoPartOfIt: unknown): Hashed {
  const files: Record<string, string> = {};
  for (const file of listFiles(folder)) {
    if (file !== buildRecordFile) files[file] = integrityOf(readFileSync(join(folder, file)));
  }
  const hash = createHash('sha384')
    .update(JSON.stringify([files, alsoPartOfIt]))
    .digest('hex')
    .slice(0, 8);
  return { id: `${version}-${hash}`, files };
}

/**
 * Copies a build to its immutable folder, with brotli and gzip beside each text file. A folder that stands already is left alone, unless its
 * files are no longer those that the hashes say. It appears under its name only when it is whole.
 */
export function publishFolder(from: string, files: Readonly<Record<string, string>>, to: string): void {
  const isWhole = () => faultOfFiles(to, files) === undefined;
  if (exists(to) && isWhole()) return;
  const draft = `${to}.${processName()}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  try {
    copyPacked(from, Object.keys(files), draft);
    moveInto(draft, to, isWhole);
  } finally {
    // Nothing is left of it but where it could not be written.
    rmSync(draft, { recursive: true, force: true });
  }
}

function copyPacked(from: string, files: readonly string[], to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    const target = join(to, file);
    cpSync(join(from, file), target);
    if (!compressible.test(file)) continue;
    const content = readFileSync(target);
    for (const { suffix, pack } of twins) writeFileSync(target + suffix, pack(content));
  }
}

/** Gives a folder its name. Another process may have written the same content there meanwhile; its folder is as good, if it is whole. */
export function moveInto(draft: string, to: string, isWhole: () => boolean): void {
  try {
    renameSync(draft, to);
  } catch (error) {
    if (!exists(to)) throw error;
    if (isWhole()) return;
    const damaged = `${draft}.damaged`;
    renameSync(to, damaged);
    renameSync(draft, to);
    rmSync(damaged, { recursive: true, force: true });
  }
}
