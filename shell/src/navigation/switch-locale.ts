import type { Locale } from '@careline/shared';
import type { PlatformBase, Store } from '@careline/shared/host';
import type { SiteRegistry, SiteRemote } from '@careline/shared/manifest';
import { readSiteRegistry } from '../remotes/read-registry';
import { withinTime } from '../remotes/within-time';
import type { StaticFiles } from '../static-files';

/** How long titles are waited for, in ms. */
const PATIENCE_MS = 3_000;

export interface LocaleSwitchParts {
  readonly base: Pick<PlatformBase, 'i18n' | 'texts'>;
  readonly registry: Pick<Store<SiteRegistry>, 'getSnapshot' | 'set'>;
  readonly files: Pick<StaticFiles, 'json'>;
}

/**
 * Puts the page in a language once `until` has come, too: all at once its texts, and the titles of the registry. The last choice wins; that of the language
 * in which the page is calls off a switch that is on its way. Rejects where a text does not come.
 */
type LocaleSwitch = (locale: Locale, until?: Promise<unknown>) => Promise<void>;

export function createLocaleSwitch({ base, registry, files }: LocaleSwitchParts): LocaleSwitch {
  let onItsWay: { readonly locale: Locale; readonly end: Promise<void> } | undefined;

  async function change(locale: Locale, until?: Promise<unknown>): Promise<void> {
    const titles = readTitles(locale, files);
    await base.texts.switchTo(locale, Promise.all([titles, until]));
    const translate = await titles;
    // The registry of now: it may have brought releases meanwhile.
    if (base.i18n.language === locale) registry.set(translate(registry.getSnapshot()));
  }

  return (locale, until) => {
    if (onItsWay?.locale === locale) return onItsWay.end;
    onItsWay = undefined;
    if (base.i18n.language === locale) return base.texts.switchTo(locale);
    const end = change(locale, until).finally(() => {
      if (onItsWay?.end === end) onItsWay = undefined;
    });
    onItsWay = { locale, end };
    return end;
  };
}

/**
 * How a registry reads in another language. Addresses and routes stay its own; without the file the titles stay as well, which is better than
 * no page.
 */
async function readTitles(
  locale: Locale,
  files: LocaleSwitchParts['files'],
): Promise<(registry: SiteRegistry) => SiteRegistry> {
  const path = `/registry/${locale}.json`;
  try {
    const translated = readSiteRegistry(await withinTime(() => files.json(path, 'no-cache'), PATIENCE_MS, path));
    const byName = new Map(translated.remotes.map((remote) => [remote.name, remote]));
    return ({ remotes }) => ({ remotes: remotes.map((remote) => withTitlesOf(remote, byName.get(remote.name))) });
  } catch (error) {
    console.warn(`Titles in ${locale} could not be loaded.`, error);
    return (registry) => registry;
  }
}

function withTitlesOf(remote: SiteRemote, translated: SiteRemote | undefined): SiteRemote {
  if (!translated) return remote;
  const pages = remote.pages.map((page) => {
    const { title = page.title, navigation, actions } = translated.pages.find(({ path }) => path === page.path) ?? {};
    const titleOf = (name: string) => actions?.find((action) => action.name === name)?.title;
    return {
      ...page,
      title,
      ...(navigation && { navigation }),
      ...(page.actions && {
        actions: page.actions.map((action) => ({ ...action, title: titleOf(action.name) ?? action.title })),
      }),
    };
  });
  return { ...remote, pages, ...(translated.groups && { groups: translated.groups }) };
}
