import type { RemoteManifest } from '@careline/shared/manifest';

/** What the shell may know of this remote. */
const manifest: RemoteManifest = {
  name: 'mf-onboarding',
  contract: '^1.0.0',
  routes: [
    {
      path: '/onboarding/profile',
      layout: 'onboarding',
      title: 'pages.profile',
      module: './src/profile/profile-step-page.tsx',
      data: ['profile', 'skills'],
      widgets: ['profile-form@1'],
    },
    {
      path: '/onboarding/business-address',
      layout: 'onboarding',
      title: 'pages.businessAddress',
      module: './src/business-address/business-address-step-page.tsx',
      data: ['profile', 'addresses'],
      widgets: ['business-addresses@1'],
    },
    {
      path: '/onboarding/conditions',
      layout: 'onboarding',
      title: 'pages.conditions',
      module: './src/conditions/conditions-step-page.tsx',
      data: ['profile', 'conditions'],
      widgets: ['conditions@1'],
    },
    {
      path: '/onboarding/payment-methods',
      layout: 'onboarding',
      title: 'pages.paymentMethods',
      module: './src/payment-methods/payment-methods-step-page.tsx',
      data: ['payment-methods'],
      widgets: ['payment-methods@1'],
    },
    {
      path: '/onboarding/subscription',
      layout: 'onboarding',
      title: 'pages.subscription',
      module: './src/subscription/subscription-step-page.tsx',
      data: ['profile', 'subscriptions'],
      widgets: ['subscription-panel@1'],
    },
    {
      path: '/onboarding/twilio-numbers',
      layout: 'onboarding',
      title: 'pages.twilioNumbers',
      module: './src/twilio-numbers/twilio-numbers-step-page.tsx',
      data: ['profile', 'subscriptions', 'forwarding-numbers'],
      widgets: ['number-picker@1'],
    },
  ],
  navigation: [],
  widgets: [],
};

export default manifest;
