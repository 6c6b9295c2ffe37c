import type { TextLoaders } from '../platform/texts';

/** Texts of the `shared` namespace: its components, and the messages of R209–R216. */
export const sharedTexts: TextLoaders = {
  en: () => import('../texts/en.json'),
  es: () => import('../texts/es.json'),
  ru: () => import('../texts/ru.json'),
};
