import type { Registry, Release } from '@careline/shared/manifest';
import { everywhere, liveReleases, type SiteMet, sitesMet } from '../compose/site-model';
import { lostName, lostWidget } from './check-losses';
import type { ShellRelease } from './shell-release';
import { unfitProps } from './widget-props';

/**
 * What would be worse on a page that browsers meet, were this release live instead, in words, and the trials of others with which they meet it; undefined
 * where nothing is. What is as bad already is no fault of it.
 */
export function faultInPlace(
  shell: ShellRelease,
  registry: Registry,
  name: string,
  release: Release,
): (Pick<SiteMet, 'tried'> & { readonly fault: string }) | undefined {
  const live = (registry.microFrontends[name] ?? []).filter(({ deployment }) => deployment.default);
  for (const { registry: before, tried } of sitesMet(withReleases(registry, name, live))) {
    const after = withReleases(before, name, [everywhere(release)]);
    const known = unfitIn(before);
    const fault =
      lostWidget(before, after) ??
      lostName(shell, before, after) ??
      unfitIn(after).find((unfit) => !known.includes(unfit));
    if (fault !== undefined) return { tried, fault: `With ${release.metadata.version} in its place, ${fault}.` };
  }
  return undefined;
}

function withReleases(registry: Registry, name: string, releases: Release[]): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: releases } };
}

const unfitIn = (registry: Registry) =>
  unfitProps([...liveReleases(registry).values()].map(({ extras }) => extras.manifest));
