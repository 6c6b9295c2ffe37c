import { defineRemote } from '@careline/shared';
import manifest from '../remote.manifest';

export const { bootstrap, mount, unmount, widgets } = defineRemote({
  manifest,
  texts: {
    en: () => import('./texts/en.json'),
    es: () => import('./texts/es.json'),
    ru: () => import('./texts/ru.json'),
  },
  app: async () => (await import('./app')).App,
});
