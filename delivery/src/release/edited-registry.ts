import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type Registry } from '@careline/shared/manifest';
import { canaryReleases, liveReleases } from '../compose/site-model';
import type { Places } from '../places';
import type { Shift } from './live';
import { readRegistry } from './live-registry';
import { releaseId } from './remote-release';

/** Whether the live registry is no longer what the site was composed from. */
export function isChangedByHand(places: Places): boolean {
  const now = readRegistry(places);
  return !isDeepStrictEqual(composedWith(places, now), now);
}

/** What of such a change becomes live with the registry that is composed next. */
export function changesByHand(places: Places, next: Registry): Shift[] {
  const now = readable(() => readRegistry(places));
  const before = now && readable(() => parseRegistry(composedWith(places, now)));
  if (!before) return [];
  const names = new Set(['shell', ...Object.keys(before.microFrontends), ...Object.keys(now.microFrontends)]);
  return [...names].flatMap((name) => {
    const [from, to, then] = [before, now, next].map((registry) => whatBrowsersGet(registry, name));
    return from === to || to !== then ? [] : [{ name, from, to }];
  });
}

/** A site of the layout before was composed from a registry that did not name the shell. */
function composedWith(places: Places, { shell }: Registry): unknown {
  return { shell, ...JSON.parse(readFileSync(join(places.site, 'registry.json'), 'utf8')) };
}

/** A damaged file tells of no change, and whoever composes has words for it. */
function readable<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function whatBrowsersGet(registry: Registry, name: string): string | undefined {
  if (name === 'shell') return registry.shell;
  const [live, tried] = [liveReleases(registry).get(name), canaryReleases(registry).get(name)];
  const share = tried && `, and for ${tried.deployment.traffic} % of the browsers ${releaseId(tried)}`;
  return live && releaseId(live) + (share ?? '');
}
