import { join } from 'node:path';
import { parseRegistry, type Registry, type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { composeFrom } from '../compose/compose';
import { compositionNumbers, pointTo } from '../compose/pointer';
import { keptEnvironment } from '../compose/site-config';
import { canaryReleases, everywhere, liveReleases } from '../compose/site-model';
import { Failure } from '../failure';
import { exists, foldersIn, readJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { provenanceOf, readActivity, retiredId, withdrawnIds } from './activity';
import { faultInShell } from './fits';
import { tidyRegistry } from './live-registry';
import { askedBy } from './origin';
import { releaseId } from './remote-release';
import { parseShellRelease, type ShellRelease, shellRecord } from './shell-release';
import { storedReleases } from './stored-releases';
import { faultOfRemote, faultOfShell } from './verify-files';

export interface Repaired {
  /** Name → id that is live now. */
  readonly live: ReadonlyMap<string, string>;
  /** Names of which no whole release is left. */
  readonly lost: readonly string[];
}

/**
 * Makes the registry anew, and composes the site from it: each part at the release that the registry, or the copy that was composed with it, names;
 * where that is not whole, or neither can be read, at the last one in the log that is. A fallback that is not whole goes. Throws a
 * Failure when no release of the shell is left.
 */
export async function repair(places: Places): Promise<Repaired> {
  return withReleaseLock(places, () => {
    const newest = compositionNumbers(places).at(-1);
    if (!exists(places.live) && newest !== undefined) pointTo(places, String(newest));
    const before = readable(places.registry) ?? readable(join(places.site, 'registry.json'));
    const shell = firstWhole(idsOf(places, 'shell', before?.shell), (id) => wholeShell(places, id));
    if (!shell) throw new Failure('No release of the shell is whole: pnpm release shell makes one.');
    const names = before
      ? Object.keys(before.microFrontends)
      : foldersIn(places.releases).filter((name) => name !== 'shell' && retiredId(places, name) === undefined);
    const found = names.map((name) => ({ name, release: wholeRemote(places, name, before) }));
    const whole = found.flatMap(({ name, release }) => (release ? [{ name, release }] : []));
    const microFrontends = Object.fromEntries(
      whole.map(({ name, release }) => [name, withTried(places, shell, name, release, before)]),
    );
    const registry = tidyRegistry({ microFrontends });
    const live = new Map([
      ['shell', shell.id],
      ...whole.map(({ name, release }) => [name, releaseId(release)] as const),
    ]);
    composeFrom(
      places,
      { shell, registry },
      { environment: readableEnvironment(places), activity: notYetLogged(places, live, registry) },
    );
    return { live, lost: found.filter(({ release }) => !release).map(({ name }) => name) };
  });
}

function readable(file: string): Registry | undefined {
  try {
    return parseRegistry(readJson(file));
  } catch {
    return undefined;
  }
}

function readableEnvironment(places: Places): Record<string, unknown> {
  try {
    return keptEnvironment(places);
  } catch {
    return {};
  }
}

/** The ids to try, the likeliest first; what was rolled back comes last. */
function idsOf(places: Places, name: string, current: string | undefined): string[] {
  const logged = readActivity(places).filter((line) => line.name === name && line.action !== 'canary');
  const withdrawn = withdrawnIds(places, name);
  const others = [...logged.map(({ id }) => id).reverse(), ...storedReleases(places, name)];
  const isWithdrawn = (id: string) => withdrawn.has(id);
  return [
    ...(current === undefined ? [] : [current]),
    ...others.filter((id) => !isWithdrawn(id)),
    ...others.filter(isWithdrawn),
  ];
}

function firstWhole<Found>(ids: readonly string[], read: (id: string) => Found | undefined): Found | undefined {
  for (const id of new Set(ids)) {
    const found = read(id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wholeShell(places: Places, id: string): ShellRelease | undefined {
  try {
    const shell = parseShellRelease(readJson(shellRecord(places, id)));
    return faultOfShell(places, shell) === undefined ? shell : undefined;
  } catch {
    return undefined;
  }
}

function wholeRemote(places: Places, name: string, before: Registry | undefined): Release | undefined {
  const current = before && liveReleases(before).get(name);
  const release =
    current && faultOfRemote(places, current) === undefined
      ? current
      : firstWhole(idsOf(places, name, undefined), (id) => storedRemote(places, name, id));
  return release && withWholeFallback(places, name, everywhere(release));
}

/** A release without the one to fall back to where that is not whole. */
function withWholeFallback(places: Places, name: string, { fallbackUrl, ...alone }: Release): Release {
  const isWhole =
    fallbackUrl !== undefined &&
    (!fallbackUrl.startsWith('/') || storedRemote(places, name, releaseId({ url: fallbackUrl })) !== undefined);
  return isWhole ? { ...alone, fallbackUrl } : alone;
}

/** Beside a release that stays live, the one that a share of browsers tries, where that is whole too; else all browsers have the one. */
function withTried(places: Places, shell: ShellRelease, name: string, release: Release, before?: Registry): Release[] {
  const tried = before && canaryReleases(before).get(name);
  const isStaying = tried && liveReleases(before).get(name)?.url === release.url;
  if (!isStaying || faultInShell(shell, name, tried) !== undefined || !storedRemote(places, name, releaseId(tried)))
    return [release];
  return [
    { ...release, deployment: { traffic: 100 - tried.deployment.traffic, default: true } },
    withWholeFallback(places, name, tried),
  ];
}

/** A remote's release with all of its files; undefined where there is none. */
export function storedRemote(places: Places, name: string, id: string): Release | undefined {
  try {
    const release = v.parse(releaseSchema, readJson(join(places.releases, name, `${id}.json`)));
    return faultOfRemote(places, release) === undefined ? release : undefined;
  } catch {
    return undefined;
  }
}

/** What is live now and was not the last time that anything was written of it. */
function notYetLogged(places: Places, live: ReadonlyMap<string, string>, registry: Registry) {
  const origin = askedBy(places, { by: 'name', message: 'releases --repair' });
  const log = readActivity(places);
  const tried = canaryReleases(registry);
  return [...live]
    .filter(([name, id]) => {
      const canary = tried.get(name);
      return log.findLast((line) => line.name === name)?.id !== (canary ? releaseId(canary) : id);
    })
    .map(([name, id]) => {
      const made = { ...origin, ...provenanceOf(places, name, id) };
      return { at: new Date().toISOString(), name, id, action: 'rollback' as const, ...made };
    });
}
