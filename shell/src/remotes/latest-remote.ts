import type { Locale } from '@careline/shared';
import type { SiteRemote } from '@careline/shared/manifest';
import type { StaticFiles } from '../static-files';
import { readSiteRegistry } from './read-registry';

/**
 * The release that the site offers now: a page that failed may be older than the release that mended it. Only one that was proved against
 * the shell of this page; in development, where there is no build, none.
 */
export async function latestRemote(
  name: string,
  files: Pick<StaticFiles, 'quietJson'>,
  { locale, buildId }: { readonly locale: Locale; readonly buildId: string | undefined },
): Promise<SiteRemote | undefined> {
  if (buildId === undefined) return undefined;
  try {
    const registry = readSiteRegistry(await files.quietJson(`/registry/${locale}.json`));
    return registry.buildId === buildId ? registry.remotes.find((remote) => remote.name === name) : undefined;
  } catch {
    return undefined;
  }
}
