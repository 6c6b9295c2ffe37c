import type { Locale } from '@careline/shared';
import type { Store } from '@careline/shared/host';
import { type PreloadIndex, parsePreloadIndex, type SiteRegistry } from '@careline/shared/manifest';
import type { Target } from '../routes/target';

export interface PreloadsParts {
  readonly document: Document;
  /** The build that this page runs; without one (in development) nothing is preloaded. */
  readonly buildId: string | undefined;
  readonly fetchIndex: (locale: Locale) => Promise<unknown>;
  /** A later release of a remote has other files: the index is asked for again. */
  readonly registry: Pick<Store<SiteRegistry>, 'subscribe'>;
}

/**
 * Asks for every file of a page at once, as the links in its HTML do when it is loaded: without this a move to another remote finds its files hop by
 * hop. The answer resolves once all have come or failed, and never rejects; what fails is told by the import that needs it.
 */
export type Preload = (target: Pick<Target, 'path' | 'locale'>) => Promise<void>;

export function createPreloads({ document, buildId, fetchIndex, registry }: PreloadsParts): Preload {
  const indexes = new Map<Locale, Promise<PreloadIndex | undefined>>();
  const asked = new Map<string, Promise<void>>();
  registry.subscribe(() => indexes.clear());
  for (const link of document.querySelectorAll('link[href], script[src]')) {
    asked.set(link.getAttribute('href') ?? link.getAttribute('src') ?? '', Promise.resolve());
  }

  async function loadIndex(locale: Locale): Promise<PreloadIndex | undefined> {
    try {
      const index = parsePreloadIndex(await fetchIndex(locale));
      // Files of another shell are not those that this tab will import.
      return index.buildId === buildId ? index : undefined;
    } catch {
      indexes.delete(locale);
      return undefined;
    }
  }

  function indexOf(locale: Locale): Promise<PreloadIndex | undefined> {
    const index = indexes.get(locale) ?? loadIndex(locale);
    indexes.set(locale, index);
    return index;
  }

  function ask(href: string): Promise<void> {
    const known = asked.get(href);
    if (known) return known;
    const coming = new Promise<void>((resolve) => {
      const link = document.createElement('link');
      if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: 'anonymous' });
      else link.rel = 'modulepreload';
      link.href = href;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        // The next move may ask again.
        asked.delete(href);
        resolve();
      });
      document.head.append(link);
    });
    asked.set(href, coming);
    return coming;
  }

  return async ({ path, locale }) => {
    if (buildId === undefined) return;
    const index = await indexOf(locale);
    const places = index?.pages[path.toLowerCase()] ?? [];
    await Promise.all(places.map((place) => index?.files[place]).map((href) => href && ask(href)));
  };
}
