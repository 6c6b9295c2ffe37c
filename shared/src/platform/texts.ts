import type { ResourceLanguage } from 'i18next';
import type { Locale } from './locale';

/** One dynamic import per language, so that a page pays for the language that it shows. */
export type TextLoaders = Readonly<Record<Locale, () => Promise<{ readonly default: ResourceLanguage }>>>;

/** Texts of shell, shared and remotes: one i18next namespace each. */
export interface Texts {
  /**
   * Loads `namespace` in the current language, and from then on in each language that is switched to, until the function that it resolves to is
   * called by all who use it. `arrive` is awaited before each import: it resolves once the language's files have come. Rejects when one of the two fails.
   */
  readonly load: (
    namespace: string,
    loaders: TextLoaders,
    arrive?: (locale: Locale) => Promise<void>,
  ) => Promise<() => void>;
}
