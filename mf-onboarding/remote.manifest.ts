import type { RemoteDeclaration } from '@careline/shared/manifest';
import { paths } from './src/paths';
import { stepWidgets } from './src/step/step-widgets';

/** All that this remote says of itself: its pages are routed from here, and the shell knows no more of it. */
const declaration: RemoteDeclaration = {
  name: 'mf-onboarding',
  contract: '^3.14.0',
  pages: [
    {
      path: '/onboarding/profile',
      name: 'onboarding-profile',
      layout: 'onboarding',
      title: 'pages.profile',
      access: 'signed-in',
      data: ['profile'],
      widgets: [stepWidgets.profile],
      load: async () => (await import('./src/profile/profile-step-page')).ProfileStepPage,
    },
    {
      path: '/onboarding/business-address',
      name: 'onboarding-business-address',
      layout: 'onboarding',
      title: 'pages.businessAddress',
      access: 'signed-in',
      data: ['profile', 'addresses'],
      widgets: [stepWidgets['business-address']],
      load: async () => (await import('./src/business-address/business-address-step-page')).BusinessAddressStepPage,
    },
    {
      path: '/onboarding/conditions',
      name: 'onboarding-conditions',
      layout: 'onboarding',
      title: 'pages.conditions',
      access: 'signed-in',
      data: ['profile'],
      widgets: [stepWidgets.conditions],
      load: async () => (await import('./src/conditions/conditions-step-page')).ConditionsStepPage,
    },
    {
      path: '/onboarding/payment-methods',
      name: 'onboarding-payment-methods',
      layout: 'onboarding',
      title: 'pages.paymentMethods',
      access: 'signed-in',
      data: ['payment-methods'],
      widgets: [stepWidgets['payment-methods']],
      load: async () => (await import('./src/payment-methods/payment-methods-step-page')).PaymentMethodsStepPage,
    },
    {
      path: '/onboarding/subscription',
      name: 'onboarding-subscription',
      layout: 'onboarding',
      title: 'pages.subscription',
      access: 'signed-in',
      data: ['profile', 'subscriptions'],
      widgets: [stepWidgets.subscription],
      load: async () => (await import('./src/subscription/subscription-step-page')).SubscriptionStepPage,
    },
    {
      path: paths.numbers,
      name: 'onboarding-twilio-numbers',
      layout: 'onboarding',
      title: 'pages.twilioNumbers',
      access: 'signed-in',
      data: ['profile', 'subscriptions', 'forwarding-numbers'],
      widgets: [stepWidgets['twilio-numbers']],
      load: async () => (await import('./src/twilio-numbers/twilio-numbers-step-page')).TwilioNumbersStepPage,
    },
  ],
};

export default declaration;
