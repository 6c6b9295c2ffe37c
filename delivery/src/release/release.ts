import { settled } from '../lock';
import type { Places } from '../places';
import { activate } from './activate';
import { buildPackage, sourceOf } from './build';
import { writeFingerprint } from './fingerprint';
import type { Change } from './live';
import { originOf } from './origin';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

/**
 * Builds one remote, or `shell`, alone and makes it live. Returns undefined when this very content is live already. Notes the sources as built,
 * so that a release of all after a roll back does not build and release them again.
 */
export async function release(places: Places, name: string, message?: string): Promise<Change | undefined> {
  sourceOf(places, name);
  await settled(places);
  const origin = originOf(places, name, { by: 'name', message });
  const build = await buildPackage(places, name);
  const prepared =
    name === 'shell'
      ? { shell: prepareShell(places, build), remotes: {} }
      : { remotes: { [name]: prepareRemote(places, name, build) } };
  const [change] = await activate(places, { ...prepared, origins: { [name]: origin } });
  writeFingerprint(places, name, origin.fingerprint);
  return change;
}
