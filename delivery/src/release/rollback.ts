import { join } from 'node:path';
import { type Registry, type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { composeFrom, liveState } from '../compose/compose';
import { liveReleases } from '../compose/site-model';
import type { SiteState } from '../compose/site-state';
import { Failure } from '../failure';
import { readJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { provenanceOf } from './activity';
import { faultInPlace } from './fault-in-place';
import { fitToReturn, isWholeRelease, lastGood, newestFirst } from './last-good';
import { type Change, liveIds, refuseMoved } from './live';
import { readRegistry, tidyRegistry } from './live-registry';
import { askedBy } from './origin';
import { releaseId } from './remote-release';
import { parseShellRelease, readLiveShell, shellRecord } from './shell-release';
import { storedReleases } from './stored-releases';
import { ofTrials } from './trials';

/**
 * Points a remote or the shell back to its last good release, or to the one named, once the site is composed from it. Returns the
 * change. Throws a Failure when there is nothing to go back to, when it would not work with what is live, and when somebody else made another release live meanwhile:
 * of two that take back the same one, the second would take back the one before it as well.
 */
export async function rollBack(
  places: Places,
  name: string,
  { wanted, message }: { readonly wanted?: string | undefined; readonly message?: string | undefined } = {},
): Promise<Change> {
  const origin = askedBy(places, { by: 'name', message });
  const seen = liveIds(places).get(name);
  return withReleaseLock(places, () => {
    const from = liveIds(places).get(name);
    // Nothing was seen in a data folder of an older layout.
    if (seen !== undefined) refuseMoved(places, name, seen);
    const { id, state } = name === 'shell' ? shellBefore(places, wanted) : remoteBefore(places, name, wanted);
    checkSitesMet(name, liveState(places).registry, state);
    const made = { ...origin, ...provenanceOf(places, name, id) };
    const line = { at: new Date().toISOString(), name, id, action: 'rollback' as const, ...made };
    composeFrom(places, state, { activity: [line] });
    return { name, from, to: id };
  });
}

/** Refuses what would be worse for anybody, who tries a release of another remote among them: raised to all, that trial would bring it to all. Throws a Failure. */
function checkSitesMet(name: string, before: Registry, { shell, registry }: SiteState): void {
  const release = liveReleases(registry).get(name);
  const worse = release && faultInPlace(shell, before, name, release);
  if (worse) throw new Failure(worse.fault + ofTrials(worse.tried));
}

interface Before {
  readonly id: string;
  readonly state: SiteState;
}

function remoteBefore(places: Places, name: string, wanted: string | undefined): Before {
  const { shell, registry } = liveState(places);
  const current = liveReleases(registry).get(name);
  if (!current) throw new Failure(`${name} has no release: pnpm releases lists what is live.`);
  const live = releaseId(current);
  const fallback = current.fallbackUrl === undefined ? undefined : releaseId({ url: current.fallbackUrl });
  const isFit = (id: string) => fitToReturn(places, name)(id) && isWholeRelease(places, name, id);
  const fitFallback = fallback !== undefined && isFit(fallback) ? fallback : undefined;
  const id = wanted ?? lastGood(places, name, live) ?? fitFallback;
  if (id === undefined) throw nothingBefore(places, name, live);
  const microFrontends = { ...registry.microFrontends, [name]: [readStored(places, name, id)] };
  return { id, state: { shell, registry: tidyRegistry({ ...registry, microFrontends }) } };
}

function shellBefore(places: Places, wanted: string | undefined): Before {
  const live = readLiveShell(places)?.id;
  const id = wanted ?? (live === undefined ? undefined : lastGood(places, 'shell', live));
  if (id === undefined) throw nothingBefore(places, 'shell', live);
  const found = readJson(shellRecord(places, id));
  if (found === undefined) throw unknownRelease(places, 'shell', id);
  return { id, state: { shell: parseShellRelease(found), registry: readRegistry(places) } };
}

/** Names what is there all the same: somebody may know better. */
function nothingBefore(places: Places, name: string, live: string | undefined): Failure {
  const others = newestFirst(places, name).filter((id) => id !== live && isWholeRelease(places, name, id));
  const reason =
    others.length === 0
      ? 'it has no other release that is whole.'
      : `each other release was taken back, was found bad by browsers, or was never live for all. pnpm rollback ${name} <release> takes one all the same: ${others.join(', ')}.`;
  return new Failure(`${name} has nothing to roll back to: ${reason}`);
}

function readStored(places: Places, name: string, id: string): Release {
  const found = readJson(join(places.releases, name, `${id}.json`));
  if (found === undefined) throw unknownRelease(places, name, id);
  const { fallbackUrl, ...alone } = v.parse(releaseSchema, found);
  // The one before it may have been pruned or damaged since, and the way back must not hang on it.
  const isWhole = (url: string) => !url.startsWith('/') || isWholeRelease(places, name, releaseId({ url }));
  return fallbackUrl !== undefined && isWhole(fallbackUrl) ? { ...alone, fallbackUrl } : alone;
}

function unknownRelease(places: Places, name: string, id: string): Failure {
  return new Failure(`${name} has no release ${id}; it has ${storedReleases(places, name).join(', ') || 'none'}.`);
}
