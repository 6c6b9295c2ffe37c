import type { Platform, RemoteCode } from '@careline/shared';
import type { SiteRoute } from '../routes/route-table';
import type { Target } from '../routes/target';
import { publicTexts } from './shell-texts';

type PageRoute = Pick<SiteRoute, 'owner' | 'access'>;
type PageAddress = Pick<Target, 'path' | 'locale'>;

/** What the shell's public pages say: no other page loads it, in no language. */
export interface PublicWords {
  /** Whether a page has its words in its language; one of another kind needs none. */
  readonly has: (route: PageRoute, address: PageAddress) => boolean;
  /** Loads them in the language of now, and from then on in each that is switched to. Rejects when their chunk fails; then they can be loaded again. */
  readonly load: (route: PageRoute, address: PageAddress) => Promise<void>;
  /** Told what stands: where that is no public page, the words are not brought into another language any more. */
  readonly settle: (route: PageRoute | undefined) => void;
}

export interface PublicWordsParts {
  readonly platform: () => Pick<Platform, 'i18n' | 'texts'>;
  readonly code: Pick<RemoteCode, 'page'>;
}

export function createPublicWords({ platform, code }: PublicWordsParts): PublicWords {
  let inUse: Promise<() => void> | undefined;
  return {
    has: (route, { locale }) => !isPublicPage(route) || platform().i18n.hasResourceBundle(locale, 'public'),
    load: async (route, { path }) => {
      if (!isPublicPage(route)) return;
      const coming = inUse ?? platform().texts.load('public', publicTexts, (locale) => code.page({ path, locale }));
      inUse = coming;
      try {
        await coming;
      } catch (error) {
        if (inUse === coming) inUse = undefined;
        throw error;
      }
    },
    settle: (route) => {
      if (route && isPublicPage(route)) return;
      const left = inUse;
      inUse = undefined;
      // What fails is told to who has asked for it.
      left?.then(
        (leave) => leave(),
        () => {},
      );
    },
  };
}

/** As in delivery/src/compose/page-files.ts, which names their file in the HTML of these pages. */
function isPublicPage({ owner, access }: PageRoute): boolean {
  return owner === 'shell' && access === 'public';
}
