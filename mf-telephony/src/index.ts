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
  widgets: {
    'number-picker@1': async () => (await import('./phone-numbers/number-picker-widget')).NumberPickerWidget,
  },
});
