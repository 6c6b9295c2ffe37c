import { join } from 'node:path';
import type { Registry, Release } from '@careline/shared/manifest';
import { composeFrom, liveState } from '../compose/compose';
import { canaryReleases, everywhere, liveReleases } from '../compose/site-model';
import { Failure } from '../failure';
import { writeJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { type Activity, provenanceOf } from './activity';
import type { Change } from './live';
import { tidyRegistry } from './live-registry';
import { askedBy } from './origin';
import { withFallback } from './propose';
import { releaseId } from './remote-release';

/** Why a change of what is tried is made, and of which release alone; of any where nothing is said. */
interface Reason {
  readonly message?: string | undefined;
  readonly expected?: string;
}

/**
 * Gives another share of browsers the release of a remote that is tried; 100 makes it the live one. Throws a Failure where none is tried, or
 * another one than was expected.
 */
export function setTraffic(places: Places, name: string, traffic: number, reason: Reason = {}): Promise<Change> {
  return change(places, name, reason, (live, tried) =>
    traffic === 100
      ? { entries: [withFallback(places, name, everywhere(tried), live)], action: 'release' }
      : {
          entries: [
            { ...live, deployment: { traffic: 100 - traffic, default: true } },
            { ...tried, deployment: { traffic, default: false } },
          ],
          action: 'canary',
        },
  );
}

/** Takes the release of a remote that is tried back from all browsers: each has the live one at its next page load. Throws as `setTraffic`. */
export function withdraw(places: Places, name: string, reason: Reason = {}): Promise<Change> {
  return change(places, name, reason, (live) => ({ entries: [everywhere(live)], action: 'withdraw' }));
}

/** Id of the release of a remote that is tried, and its share; undefined where none is. */
export function triedRelease(
  registry: Registry,
  name: string,
): { readonly id: string; readonly share: number } | undefined {
  const tried = canaryReleases(registry).get(name);
  return tried && { id: releaseId(tried), share: tried.deployment.traffic };
}

/** For who has looked at a release, and would change another one by now. */
export function noLongerTried(name: string, id: string): Failure {
  return new Failure(`${name} ${id} is no longer tried: somebody else has released, promoted or withdrawn it.`);
}

interface Step {
  readonly entries: Release[];
  readonly action: Activity['action'];
}

function change(
  places: Places,
  name: string,
  { message, expected }: Reason,
  step: (live: Release, tried: Release) => Step,
): Promise<Change> {
  const origin = askedBy(places, { by: 'name', message });
  return withReleaseLock(places, () => {
    const { shell, registry } = liveState(places);
    const live = liveReleases(registry).get(name);
    const tried = canaryReleases(registry).get(name);
    if (expected !== undefined && (!tried || releaseId(tried) !== expected)) throw noLongerTried(name, expected);
    if (!live || !tried)
      throw new Failure(
        `No release of ${name} is tried on a share of browsers: pnpm release ${name} --traffic 10 begins that.`,
      );
    const { entries, action } = step(live, tried);
    const next = tidyRegistry({ ...registry, microFrontends: { ...registry.microFrontends, [name]: entries } });
    const [first] = entries;
    if (action === 'release' && first) writeJson(join(places.releases, name, `${releaseId(first)}.json`), first);
    const traffic = canaryReleases(next).get(name)?.deployment.traffic;
    const id = releaseId(tried);
    const line = {
      at: new Date().toISOString(),
      name,
      id,
      action,
      ...origin,
      ...provenanceOf(places, name, id),
      ...(traffic && { traffic }),
    };
    composeFrom(places, { shell, registry: next }, { activity: [line] });
    return { name, from: releaseId(live), to: action === 'withdraw' ? releaseId(live) : id };
  });
}
