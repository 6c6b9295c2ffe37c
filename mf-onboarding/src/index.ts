import { defineRemote } from '@careline/shared';
import manifest from '../remote.manifest';
import { texts } from './texts';

export const { bootstrap, mount, unmount, widgets } = defineRemote({
  manifest,
  texts,
  app: async () => (await import('./app')).App,
});
