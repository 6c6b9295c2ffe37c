import type { Release } from '@careline/shared/manifest';
import type { Places } from '../places';
import { activate } from './activate';
import { buildPackage, sourceOf } from './build';
import { fingerprintOf, writeFingerprint } from './fingerprint';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

/**
 * Builds one remote, or `shell`, alone and makes it live. Returns false when this very content is live already. Notes the sources as built, so
 * that a start after a roll back does not build and release them again.
 */
export async function release(places: Places, name: string): Promise<boolean> {
  sourceOf(places, name);
  // Before the build: what changes in the meantime is built the next time.
  const fingerprint = fingerprintOf(places.root, name);
  const build = await buildPackage(places, name);
  const prepared =
    name === 'shell'
      ? { shell: prepareShell(places, build), remotes: {} }
      : { remotes: { [name]: prepareRemote(places, name, build) } satisfies Record<string, Release> };
  const changed = await activate(places, prepared);
  writeFingerprint(places, name, fingerprint);
  return changed.length > 0;
}
