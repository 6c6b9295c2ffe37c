import { defineRemote } from '@careline/shared';
import manifest from '../remote.manifest';
import { texts } from './texts';

export const { bootstrap, mount, unmount, widgets } = defineRemote({
  manifest,
  texts,
  app: async () => (await import('./app')).App,
  widgets: {
    'payment-methods@1': async () => (await import('./payment-methods/payment-methods-widget')).PaymentMethodsWidget,
    'subscription-panel@1': async () =>
      (await import('./subscription/subscription-panel-widget')).SubscriptionPanelWidget,
  },
});
