import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { processName } from '@careline/file-lock';
import { type BuildRecord, buildRecordFile, parseBuildRecord } from '@careline/remote-kit/build';
import { Failure } from '../failure';
import { exists, foldersIn, readJson } from '../files';
import { folderOf, type Places, soleRemote } from '../places';

/** What one build left behind; release turns it into an immutable folder. */
export interface Build {
  /** Folder with the files to publish. */
  readonly files: string;
  /** Folder with their source maps. */
  readonly maps: string;
  readonly record: BuildRecord;
  /** What the sources say besides the files: a remote's manifest and texts, the shell's pages and rules. */
  readonly facts: unknown;
}

/** The folder of `name` (a remote or `shell`). Throws a Failure when there is nothing to build. */
export function sourceOf(places: Places, name: string): string {
  const source = folderOf(places.root, name);
  if (exists(join(source, 'vite.config.ts'))) return source;
  const own = soleRemote(places.root);
  if (own !== undefined) throw new Failure(`This is the repository of ${own}, and not of ${name}.`);
  const known = foldersIn(places.root).filter((folder) => exists(join(places.root, folder, 'vite.config.ts')));
  throw new Failure(`There is no ${name}/vite.config.ts in ${places.root}: there are ${known.sort().join(', ')}.`);
}

/** Throws a Failure where the packages that a source is built with are not installed: a new remote has none yet. */
export function checkInstalled(source: string): void {
  for (let folder = source; ; folder = dirname(folder)) {
    if (exists(join(folder, 'node_modules/@careline/remote-kit/package.json'))) return;
    if (folder === dirname(folder)) break;
  }
  throw new Failure(`What ${source} is built with is not installed yet: pnpm install first.`);
}

/** Builds `name` (a remote or `shell`) alone, in a process of its own. Throws a Failure that carries the build's own words. */
export async function buildPackage(places: Places, name: string): Promise<Build> {
  const source = sourceOf(places, name);
  checkInstalled(source);
  // By that name a later command removes it. Somebody else may release the same remote into the same folder.
  const target = join(places.dataDir, 'builds', `${name}.${processName()}.tmp`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await run(source, target);
  return {
    files: join(target, 'files'),
    maps: join(target, 'maps'),
    record: parseBuildRecord(readJson(join(target, 'files', buildRecordFile))),
    facts: readJson(join(target, 'facts.json')),
  };
}

async function run(source: string, target: string): Promise<void> {
  const script = fileURLToPath(new URL('build-process.ts', import.meta.url));
  // As outside of a test.
  const { VITEST: _vitest, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, source, target], {
    cwd: source,
    env: { ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words: Buffer[] = [];
  child.stdout.on('data', (chunk) => words.push(chunk));
  child.stderr.on('data', (chunk) => words.push(chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const output = stripVTControlCharacters(Buffer.concat(words).toString()).trim();
  if (code !== 0) throw new Failure(`The build failed.\n${output}`);
}
