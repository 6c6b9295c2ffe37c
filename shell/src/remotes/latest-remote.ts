import type { Locale } from '@careline/shared';
import { parseSiteRegistry, type SiteRemote } from '@careline/shared/manifest';
import type { StaticFiles } from '../static-files';

/** The release that the site offers now: a page that failed may be older than the release that mended it. */
export async function latestRemote(name: string, files: StaticFiles, locale: Locale): Promise<SiteRemote | undefined> {
  try {
    const { remotes } = parseSiteRegistry(await files.quietJson(`/registry/${locale}.json`));
    return remotes.find((remote) => remote.name === name);
  } catch {
    return undefined;
  }
}
