import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processName } from '@careline/file-lock';

/** All files below a folder, as sorted paths relative to it with forward slashes. */
export function listFiles(folder: string, skip: readonly string[] = []): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skip.includes(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(join(folder, entry.name), skip).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort();
}

/** Whether a path is relative with forward slashes and stays below the folder that it is joined to. */
export function isPlainPath(path: string): boolean {
  return !path.includes('\\') && !path.split('/').some((part) => part === '' || part === '.' || part === '..');
}

/** Writes so that a reader sees the old file or the new one, never a part. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${processName()}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Names of the folders in a folder; none where there is no such folder. */
export function foldersIn(folder: string): string[] {
  if (!exists(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

export function writeJson(path: string, value: unknown): void {
  writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** The file's JSON, or undefined where there is no such file; throws an Error that names the file when it is not JSON. */
export function readJson(path: string): unknown {
  if (!exists(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(
      `${path} is not JSON: ${error instanceof Error ? error.message : String(error)}. Correct the file.`,
    );
  }
}

export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** What the disk knows of a file; undefined where there is none, and where its name is none at all for the disk (too long, below a file). */
export function fileStat(path: string): Stats | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? stat : undefined;
  } catch {
    return undefined;
  }
}

/** Subresource-integrity form. Each document carries some sixty hashes, which nothing can pack: the shortest kind that browsers know. */
export function integrityOf(content: string | Uint8Array, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Whether the content is what a release says of it, which keeps the kind of hash that it was made with. */
export function hasIntegrity(content: string | Uint8Array, integrity: string): boolean {
  const [algorithm] = /^sha(?:256|384|512)(?=-)/.exec(integrity) ?? [];
  return algorithm !== undefined && integrityOf(content, algorithm) === integrity;
}
