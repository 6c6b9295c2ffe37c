import type { RemoteManifest } from '@careline/shared/manifest';

/** What the shell may know of this remote. */
const manifest: RemoteManifest = {
  name: 'mf-telephony',
  contract: '^1.0.0',
  routes: [
    {
      path: '/dashboard/statistics',
      layout: 'dashboard',
      title: 'pages.statistics',
      module: './src/statistics/statistics-page.tsx',
      data: ['forwarding-numbers'],
    },
    {
      path: '/dashboard/incoming-calls',
      layout: 'dashboard',
      title: 'pages.incomingCalls',
      module: './src/incoming-calls/incoming-calls-page.tsx',
      data: ['forwarding-numbers'],
    },
    {
      path: '/dashboard/account/phone-numbers',
      layout: 'dashboard',
      title: 'pages.phoneNumbers',
      module: './src/phone-numbers/phone-numbers-page.tsx',
      data: ['profile', 'forwarding-numbers', 'subscriptions'],
    },
  ],
  navigation: [
    { path: '/dashboard/incoming-calls', title: 'pages.incomingCalls', icon: 'calls', group: 'practice', order: 10 },
    { path: '/dashboard/statistics', title: 'pages.statistics', icon: 'statistics', group: 'practice', order: 20 },
    {
      path: '/dashboard/account/phone-numbers',
      title: 'pages.phoneNumbers',
      icon: 'phone',
      group: 'account',
      order: 30,
    },
  ],
  widgets: [{ name: 'number-picker@1', module: './src/phone-numbers/number-picker-widget.tsx' }],
};

export default manifest;
