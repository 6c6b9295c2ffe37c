import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLocale, type Locale } from '../platform/locale';
import type { TextLoaders, Texts } from '../platform/texts';
import { holdShortWords } from './short-words';

/** The texts as the host sees them: with the language to switch. */
export interface HostTexts extends Texts {
  readonly i18n: i18n;
  /**
   * Loads every namespace in use in `locale`, then switches once `until` has come, so that nothing shows half translated. For the language of now it
   * calls off a switch that is on its way. A chunk that fails is told as i18next's `failedLoading`, with its error; rejects where its namespace is in use
   * thereafter, or where `until` rejects.
   */
  readonly switchTo: (locale: Locale, until?: Promise<unknown>) => Promise<void>;
}

/**
 * One i18next instance whose namespaces are chunks that their owners bring. Without i18next's backend: its connector never asks again for a
 * namespace that failed once, so Retry in a pane could not work.
 */
export async function createTexts(
  locale: Locale,
  shared: TextLoaders,
  arrive?: (locale: Locale) => Promise<void>,
  inSentence?: (value: string) => string,
): Promise<HostTexts> {
  interface Source {
    readonly loaders: TextLoaders;
    readonly arrive: typeof arrive;
  }
  const namespaces = new Map<string, Source & { users: number }>();
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    // A missing key would show in the wrong language unseen; a test proves that all languages hold the same keys.
    fallbackLng: false,
    resources: {},
    defaultNS: 'shared',
    // React escapes; every value passes here on its way into a sentence.
    interpolation: { escapeValue: inSentence !== undefined, ...(inSentence && { escape: inSentence }) },
    react: { useSuspense: false },
  });

  /** Whose texts a bundle holds: a later release of a remote brings loaders of its own. */
  const held = new Map<string, TextLoaders>();
  const bundleOf = (language: Locale, namespace: string) => `${language} ${namespace}`;
  const isHeld = (language: Locale, namespace: string, { loaders }: Source) =>
    held.get(bundleOf(language, namespace)) === loaders;

  async function loadInto(language: Locale, namespace: string, source: Source): Promise<void> {
    const { loaders } = source;
    if (isHeld(language, namespace, source)) return;
    await source.arrive?.(language);
    const { default: texts } = await loaders[language]();
    held.set(bundleOf(language, namespace), loaders);
    // Over the texts of the release before, which may still be mounted elsewhere on the page.
    instance.addResourceBundle(language, namespace, holdShortWords(texts), true, true);
  }

  /** The namespaces in use whose texts are not there in a language. */
  function lacking(language: Locale): readonly (readonly [string, Source])[] {
    return [...namespaces].filter((known) => !isHeld(language, ...known));
  }

  /** What nobody shows must not hold up a switch: the release that it is of may be gone by then (F11). */
  function leave(namespace: string): void {
    const known = namespaces.get(namespace);
    if (known) known.users -= 1;
    if (known?.users === 0) namespaces.delete(namespace);
  }

  let switches = 0;
  const texts: HostTexts = {
    i18n: instance,
    load: async (namespace, loaders, own) => {
      const source = { loaders, arrive: own };
      const languageNow = () => (isLocale(instance.language) ? instance.language : locale);
      let language: Locale;
      do {
        language = languageNow();
        await loadInto(language, namespace, source);
        // The user may have switched while the chunk was on its way.
      } while (languageNow() !== language);
      // In use only now: what is on its way may hang, and would hold up a switch. It comes in the new language by itself.
      namespaces.set(namespace, { ...source, users: (namespaces.get(namespace)?.users ?? 0) + 1 });
      return () => leave(namespace);
    },
    switchTo: async (language, until) => {
      switches += 1;
      const own = switches;
      if (instance.language === language) return;
      do {
        const coming = lacking(language).map(([namespace, source]) =>
          loadInto(language, namespace, source).catch((error: unknown) => {
            if (own !== switches) return;
            instance.emit('failedLoading', language, namespace, error);
            if (namespaces.has(namespace)) throw error;
          }),
        );
        await Promise.all([until, ...coming]);
        // What a remote has brought meanwhile is waited for as well. The last choice wins, whichever chunk comes last.
      } while (own === switches && lacking(language).length > 0);
      if (own === switches) await instance.changeLanguage(language);
    },
  };
  await texts.load('shared', shared, arrive);
  return texts;
}
