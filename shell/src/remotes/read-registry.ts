import { type SafeStorage, safeStorage } from '@careline/shared/host';
import { browserKey, parseSiteRegistry, placeOf, type SiteRegistry, type SiteRemote } from '@careline/shared/manifest';
import { releaseIdOf } from './report';

/**
 * A registry as this browser takes it: of a remote that is tried on a share of browsers, the one release that is meant for it. The page's own script has asked
 * for the files of the same one. Throws an Error that names the first wrong key.
 */
export function readSiteRegistry(
  input: unknown,
  storage: Pick<SafeStorage, 'getItem'> = safeStorage(() => window.localStorage),
): SiteRegistry {
  const registry = parseSiteRegistry(input);
  // Without an id nobody would know tomorrow which one it was: such a browser keeps to what is proved.
  const browser = storage.getItem(browserKey);
  return { ...registry, remotes: registry.remotes.map((remote) => releaseFor(browser, remote)) };
}

function releaseFor(browser: string | null, { canary, ...standard }: SiteRemote): SiteRemote {
  if (canary === undefined || browser === null) return standard;
  const { share, ...tried } = canary;
  const { name, url } = standard;
  return placeOf(browser, `${name}/${releaseIdOf(tried.url)}`) < share
    ? { ...tried, name, fallbackUrl: url }
    : standard;
}
