import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists, listFiles, readJson, writeJson } from '../files';
import { folderOf, type Places, soleRemote } from '../places';

const folders = ['shared', 'delivery/remote-kit/src', 'delivery/src/release'];
/** What is installed, and by what rules it is compiled. */
const files = ['pnpm-lock.yaml', 'package-lock.json', 'tsconfig.base.json'];
const generated = ['node_modules', 'dist', '.vite', '.data', '.git'];

/** Everything that a package's build can depend on, as paths in the workspace. */
export function inputsOf(root: string, name: string): string[] {
  return soleRemote(root) === name ? ['.'] : [name, ...folders, ...files];
}

/** A hash over everything that a package's build can depend on: its folder, shared, the build settings, the installed versions. */
export function fingerprintOf(root: string, name: string): string {
  const hash = createHash('sha256');
  const add = (folder: string, path: string) => {
    for (const file of listFiles(path, generated))
      if (!/\.test\.tsx?$/.test(file)) hash.update(`${folder}/${file}\0`).update(readFileSync(join(path, file)));
  };
  add(name, folderOf(root, name));
  // In a repository of its own these are installed, and the lock file tells of them.
  if (soleRemote(root) !== name) for (const folder of folders) add(folder, join(root, folder));
  for (const file of files) {
    if (exists(join(root, file))) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Name → fingerprint of the sources that were built last. */
export function readFingerprints(places: Places): Record<string, string> {
  return v.parse(v.record(v.string(), v.string()), readJson(pathOf(places)) ?? {});
}

export function writeFingerprint(places: Places, name: string, fingerprint: string): void {
  writeJson(pathOf(places), { ...readFingerprints(places), [name]: fingerprint });
}

const pathOf = (places: Places) => join(places.releases, 'fingerprints.json');
