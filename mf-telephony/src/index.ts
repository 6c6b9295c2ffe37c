import { defineRemote } from '@careline/shared';
import manifest from '../remote.manifest';
import { texts } from './texts';

export const { bootstrap, mount, unmount, widgets } = defineRemote({
  manifest,
  texts,
  app: async () => (await import('./app')).App,
  widgets: {
    'number-picker@1': async () => (await import('./phone-numbers/number-picker-widget')).NumberPickerWidget,
  },
});
