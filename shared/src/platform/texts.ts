import type { ResourceLanguage } from 'i18next';
import type { Locale } from './locale';

/** One dynamic import per language, so that a page pays for the language that it shows. */
export type TextLoaders = Readonly<Record<Locale, () => Promise<{ readonly default: ResourceLanguage }>>>;

/** Texts of shell, shared and remotes: one i18next namespace each. */
export interface Texts {
  /** Loads `namespace` in the current language, and from then on in each language that is switched to. Rejects when its chunk fails. */
  readonly load: (namespace: string, loaders: TextLoaders) => Promise<void>;
}
