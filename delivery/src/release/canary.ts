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
import { releaseId } from './remote-release';

/** Gives another share of browsers the release of a remote that is tried; 100 makes it the live one. Throws a Failure where none is tried. */
export function setTraffic(places: Places, name: string, traffic: number, message?: string): Promise<Change> {
  return change(places, name, message, (live, tried) =>
    traffic === 100
      ? { entries: [everywhere(tried)], action: 'release' }
      : {
          entries: [
            { ...live, deployment: { traffic: 100 - traffic, default: true } },
            { ...tried, deployment: { traffic, default: false } },
          ],
          action: 'canary',
        },
  );
}

/** Takes the release of a remote that is tried back from all browsers: each has the live one at its next page load. Throws a Failure where none is tried. */
export function withdraw(places: Places, name: string, message?: string): Promise<Change> {
  return change(places, name, message, (live) => ({ entries: [everywhere(live)], action: 'withdraw' }));
}

/** Id of the release of a remote that is tried, and its share; undefined where none is. */
export function triedRelease(
  registry: Registry,
  name: string,
): { readonly id: string; readonly share: number } | undefined {
  const tried = canaryReleases(registry).get(name);
  return tried && { id: releaseId(tried), share: tried.deployment.traffic };
}

interface Step {
  readonly entries: Release[];
  readonly action: Activity['action'];
}

function change(
  places: Places,
  name: string,
  message: string | undefined,
  step: (live: Release, tried: Release) => Step,
): Promise<Change> {
  const origin = askedBy(places, { by: 'name', message });
  return withReleaseLock(places, () => {
    const { shell, registry } = liveState(places);
    const live = liveReleases(registry).get(name);
    const tried = canaryReleases(registry).get(name);
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
