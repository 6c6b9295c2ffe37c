import type { TextLoaders } from '@careline/shared';

/** This remote's words, a chunk for each language. */
export const texts: TextLoaders = {
  en: () => import('./texts/en.json'),
  es: () => import('./texts/es.json'),
  ru: () => import('./texts/ru.json'),
};
