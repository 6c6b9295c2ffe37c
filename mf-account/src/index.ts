import { defineRemote } from '@careline/shared';
import manifest from '../remote.manifest';
import { texts } from './texts';

export const { bootstrap, mount, unmount, widgets } = defineRemote({
  manifest,
  texts,
  app: async () => (await import('./app')).App,
  widgets: {
    'profile-form@1': async () => (await import('./personal-information/profile-form-widget')).ProfileFormWidget,
    'business-addresses@1': async () =>
      (await import('./business-addresses/business-addresses-widget')).BusinessAddressesWidget,
    'conditions@1': async () => (await import('./conditions/conditions-widget')).ConditionsWidget,
  },
});
