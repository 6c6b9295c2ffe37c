import { join } from 'node:path';
import { type Registry, type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { everywhere, liveReleases, sitesMet } from '../compose/site-model';
import { readJson } from '../files';
import type { Places } from '../places';
import { lostName, lostWidget } from './check-losses';
import { faultInShell } from './fits';
import { releaseId } from './remote-release';
import type { ShellRelease } from './shell-release';
import { unfitProps } from './widget-props';

/**
 * The registry without those fallbacks that would not work in this shell, or beside the other remotes: taken in an emergency, they would be the next one. Says
 * so of each. One on another origin has no record here, and stays.
 */
export function withFittingFallbacks(places: Places, shell: ShellRelease, registry: Registry): Registry {
  const keep = (name: string, release: Release): Release => {
    const { fallbackUrl, ...alone } = release;
    const fallback = fallbackUrl === undefined ? undefined : storedAt(places, name, fallbackUrl);
    const fault = fallback && (faultInShell(shell, name, fallback) ?? faultInPlace(shell, registry, name, fallback));
    if (fault === undefined) return release;
    console.warn(`${name} has no fallback any more. ${fault}`);
    return alone;
  };
  const entries = Object.entries(registry.microFrontends).map(([name, releases]) => [
    name,
    releases.map((release) => keep(name, release)),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(entries) };
}

/** What would be worse on the pages that browsers meet, were this release live instead. */
function faultInPlace(shell: ShellRelease, registry: Registry, name: string, fallback: Release): string | undefined {
  const live = (registry.microFrontends[name] ?? []).filter(({ deployment }) => deployment.default);
  for (const before of sitesMet(withReleases(registry, name, live))) {
    const after = withReleases(before, name, [everywhere(fallback)]);
    const known = unfitIn(before);
    const fault =
      lostWidget(before, after) ??
      lostName(shell, before, after) ??
      unfitIn(after).find((unfit) => !known.includes(unfit));
    if (fault !== undefined) return `With ${fallback.metadata.version} in its place, ${fault}.`;
  }
  return undefined;
}

function withReleases(registry: Registry, name: string, releases: Release[]): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: releases } };
}

const unfitIn = (registry: Registry) =>
  unfitProps([...liveReleases(registry).values()].map(({ extras }) => extras.manifest));

function storedAt(places: Places, name: string, url: string): Release | undefined {
  const record = url.startsWith('/') ? readJson(join(places.releases, name, `${releaseId({ url })}.json`)) : undefined;
  return record === undefined ? undefined : v.parse(releaseSchema, record);
}
