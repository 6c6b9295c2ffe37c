import type { TextLoaders } from '@careline/shared';

/** One chunk for each language. */
export const shellTexts: TextLoaders = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  ru: () => import('./ru.json'),
};
