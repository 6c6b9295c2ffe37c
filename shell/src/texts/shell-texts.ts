import type { TextLoaders } from '@careline/shared';

/** One chunk for each language. */
export const shellTexts: TextLoaders = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  ru: () => import('./ru.json'),
};

/** Namespace `public`: what the shell's public pages alone say, their titles among it. */
export const publicTexts: TextLoaders = {
  en: () => import('./public/en.json'),
  es: () => import('./public/es.json'),
  ru: () => import('./public/ru.json'),
};
