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
    'profile-form@1': async () => (await import('./personal-information/profile-form-widget')).ProfileFormWidget,
    'business-addresses@1': async () =>
      (await import('./business-addresses/business-addresses-widget')).BusinessAddressesWidget,
    'conditions@1': async () => (await import('./conditions/conditions-widget')).ConditionsWidget,
  },
});
