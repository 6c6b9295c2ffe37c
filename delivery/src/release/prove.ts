import { everywhere, liveReleases } from '../compose/site-model';
import type { Places } from '../places';
import { type Prepared, propose } from './propose';
import { readLiveShell } from './shell-release';

/**
 * Looks at what the prepared releases would change, in the site as it would be live. Resolves to whether there was a look: an empty site has no
 * visitors yet. Throws a Failure for what a visitor would meet.
 */
export async function prove(places: Places, prepared: Prepared): Promise<boolean> {
  if (!readLiveShell(places)) return false;
  const { shell, registry, changes } = propose(places, prepared);
  const names = changes.map(({ name }) => name);
  if (names.length === 0) return true;
  // What fails has nothing to heal it here.
  const alone = [...liveReleases(registry)].map(([name, release]) => {
    const { fallbackUrl: _, ...rest } = release;
    // Nor does chance decide what is looked at, where something else is tried on a share of browsers.
    return [name, [everywhere(names.includes(name) ? rest : release)]];
  });
  // Only who releases by name needs a browser.
  const { proveInBrowser } = await import('../prove/prove-in-browser');
  await proveInBrowser(places, names, { shell, registry: { ...registry, microFrontends: Object.fromEntries(alone) } });
  return true;
}
