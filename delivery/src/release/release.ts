import { settled } from '../lock';
import type { Places } from '../places';
import { checkSources } from '../prove/check-sources';
import { activate, refuseOvertaken } from './activate';
import { buildPackage, sourceOf } from './build';
import { writeFingerprint } from './fingerprint';
import { isMade } from './is-made';
import { type Change, liveIds } from './live';
import { originOf, type Wish } from './origin';
import { prepareShell } from './prepare-shell';
import { type Prepared, propose } from './propose';
import { prove } from './prove';
import { prepareRemote } from './remote-release';

/**
 * Builds one remote, or `shell`, alone and makes it live, for a share of browsers or for all, once it is proved where that is wished. Returns undefined when this very content is live
 * already. Notes the sources as built, so that a release of all after a roll back does not build and release them again. Throws a Failure where it would not fit, and where
 * somebody changed what is live while it was built.
 */
export async function release(
  places: Places,
  name: string,
  { traffic, ...wish }: Omit<Wish, 'by'> & { readonly traffic?: number | undefined } = {},
): Promise<Change | undefined> {
  sourceOf(places, name);
  await settled(places);
  const origin = originOf(places, name, { ...wish, by: 'name' });
  if (traffic === undefined && isMade(places, name, origin, wish.verify === true)) {
    // The site is composed all the same: its configuration may be new, and the process that made the one before may have died on the way.
    await activate(places, { remotes: {} });
    return undefined;
  }
  const seen = liveIds(places);
  const { prepared, verified } = await tryOut(places, name, wish.verify);
  // What was taken back while this was built is what its sources may hold still.
  const refuse = () => refuseOvertaken(places, seen, prepared);
  const origins = { [name]: { ...origin, verified } };
  const [change] = await activate(places, { ...prepared, traffic, origins, refuse });
  // Of what only some browsers try a release of all makes what is live for all.
  if (traffic === undefined || traffic === 100) writeFingerprint(places, name, origin.fingerprint);
  return change;
}

/** All that a release of `name` would be refused for, and nothing becomes live. Throws a Failure that says what. */
export async function check(places: Places, name: string): Promise<void> {
  sourceOf(places, name);
  await settled(places);
  await tryOut(places, name, true);
}

async function tryOut(
  places: Places,
  name: string,
  verify = false,
): Promise<{ readonly prepared: Prepared; readonly verified: boolean }> {
  const stop = new AbortController();
  const [prepared] = await Promise.all([
    prepare(places, name),
    verify && checkSources(places, name, stop.signal),
  ]).finally(() => stop.abort());
  return { prepared, verified: verify && (await prove(places, prepared)) };
}

/** Builds and publishes, and refuses at once what would not fit: the tests of its sources take longer. */
async function prepare(places: Places, name: string): Promise<Prepared> {
  const build = await buildPackage(places, name);
  const prepared =
    name === 'shell'
      ? { shell: prepareShell(places, build), remotes: {} }
      : { remotes: { [name]: prepareRemote(places, name, build) } };
  propose(places, prepared);
  return prepared;
}
