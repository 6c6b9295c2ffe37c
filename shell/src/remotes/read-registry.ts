import { type SafeStorage, safeStorage } from '@careline/shared/host';
import {
  browserKey,
  type PreloadIndex,
  parseSiteRegistry,
  placeOf,
  type SiteRegistry,
  type SiteRemote,
} from '@careline/shared/manifest';
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

/** The registry with the places of the releases that it did not know, its keys in the order in which they are read. */
export function withReleases({ remotes, ...rest }: SiteRegistry, told: PreloadIndex['releases']): SiteRegistry {
  const whole = remotes.map(({ name, ...remote }) => ({
    name,
    ...(remote.url === undefined && told[name]),
    ...remote,
  }));
  return { ...rest, remotes: whole };
}

function releaseFor(browser: string | null, { canary, ...standard }: SiteRemote): SiteRemote {
  if (canary === undefined || browser === null) return standard;
  const { share, ...tried } = canary;
  const { name, url } = standard;
  return placeOf(browser, `${name}/${releaseIdOf(tried.url)}`) < share
    ? { ...tried, name, fallbackUrl: url }
    : standard;
}
