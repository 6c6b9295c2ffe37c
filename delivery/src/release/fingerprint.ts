import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists, listFiles, readJson, writeJson } from '../files';
import type { Places } from '../places';

const folders = ['shared', 'delivery/src/vite', 'delivery/src/release'];
const files = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const generated = ['node_modules', 'dist', '.vite'];

/** Everything that a package's build can depend on, as paths in the workspace. */
export function inputsOf(name: string): string[] {
  return [name, ...folders, ...files];
}

/** A hash over everything that a package's build can depend on: its folder, shared, the build settings, the installed versions. */
export function fingerprintOf(root: string, name: string): string {
  const hash = createHash('sha256');
  for (const folder of [name, ...folders]) {
    for (const file of listFiles(join(root, folder), generated)) {
      if (!/\.test\.tsx?$/.test(file))
        hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
    }
  }
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
