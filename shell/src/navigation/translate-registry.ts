import type { Locale } from '@careline/shared';
import type { SiteRegistry, SiteRemote } from '@careline/shared/manifest';
import { readSiteRegistry } from '../remotes/read-registry';
import type { StaticFiles } from '../static-files';

/**
 * The page's registry with titles in another language. Addresses and routes stay those that the page was opened with; without the file the
 * titles stay as well, which is better than no page.
 */
export async function translateRegistry(
  current: SiteRegistry,
  locale: Locale,
  files: StaticFiles,
): Promise<SiteRegistry> {
  try {
    const translated = readSiteRegistry(await files.json(`/registry/${locale}.json`, 'no-cache'));
    const byName = new Map(translated.remotes.map((remote) => [remote.name, remote]));
    return { remotes: current.remotes.map((remote) => withTitlesOf(remote, byName.get(remote.name))) };
  } catch (error) {
    console.warn(`Titles in ${locale} could not be loaded.`, error);
    return current;
  }
}

function withTitlesOf(remote: SiteRemote, translated: SiteRemote | undefined): SiteRemote {
  if (!translated) return remote;
  const pages = remote.pages.map((page) => {
    const { title = page.title, navigation } = translated.pages.find(({ path }) => path === page.path) ?? {};
    return { ...page, title, ...(navigation && { navigation }) };
  });
  return { ...remote, pages, ...(translated.groups && { groups: translated.groups }) };
}
