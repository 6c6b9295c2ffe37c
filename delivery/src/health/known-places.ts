import { statSync } from 'node:fs';
import type { Places } from '../places';
import { readRegistry } from '../release/live-registry';
import { releaseId } from '../release/remote-release';
import { readLiveShell } from '../release/shell-release';
import type { Report } from './reports';

/** What a report may name: anybody may send one, and each new word would be a series of its own. */
interface Known {
  readonly releases: ReadonlyMap<string, ReadonlySet<string>>;
  readonly routes: ReadonlySet<string>;
}

/**
 * A report in words that the site knows: an unknown route is `other`; undefined where neither the remote nor what it has live, or falls back to, is meant. Reads the
 * registry again when it has changed.
 */
export function createKnownPlaces(places: Places): <Told extends Report>(report: Told) => Told | undefined {
  let stamp = '';
  let known: Known = { releases: new Map(), routes: new Set() };
  return (report) => {
    const stat = statSync(places.registry, { throwIfNoEntry: false });
    const now = `${stat?.mtimeMs}-${stat?.size}-${stat?.ino}`;
    if (now !== stamp) {
      stamp = now;
      try {
        known = readKnown(places);
      } catch {
        // A registry that is damaged: what was known before still runs.
      }
    }
    if (!known.releases.get(report.remote)?.has(report.release)) return undefined;
    return known.routes.has(report.route) ? report : { ...report, route: 'other' };
  };
}

function readKnown(places: Places): Known {
  const shell = readLiveShell(places);
  const { microFrontends } = readRegistry(places);
  const releases = new Map([['shell', new Set(shell ? [shell.id] : [])]]);
  const routes = new Set(Object.keys(shell?.pages ?? {}));
  for (const [name, entries] of Object.entries(microFrontends)) {
    const urls = entries.flatMap(({ url, fallbackUrl }) => [url, fallbackUrl ?? url]);
    releases.set(name, new Set(urls.map((url) => releaseId({ url }))));
    for (const { extras } of entries) for (const { path } of extras.manifest.pages) routes.add(path);
  }
  return { releases, routes };
}
