import type { RemoteManifest } from '@careline/shared/manifest';

/** What the shell may know of this remote. */
const manifest: RemoteManifest = {
  name: 'mf-account',
  contract: '^1.0.0',
  routes: [
    {
      path: '/dashboard/conditions',
      layout: 'dashboard',
      title: 'pages.conditions',
      module: './src/conditions/conditions-page.tsx',
      data: ['profile', 'conditions'],
    },
    {
      path: '/dashboard/account',
      layout: 'dashboard',
      title: 'pages.account',
      module: './src/account/account-page.tsx',
      data: ['profile', 'addresses'],
    },
    {
      path: '/dashboard/account/personal-information',
      layout: 'dashboard',
      title: 'pages.personalInformation',
      module: './src/personal-information/personal-information-page.tsx',
      data: ['profile', 'skills'],
    },
    {
      path: '/dashboard/account/profile-history',
      layout: 'dashboard',
      title: 'pages.profileHistory',
      module: './src/profile-history/profile-history-page.tsx',
      data: ['profile'],
    },
    {
      path: '/dashboard/account/business-addresses',
      layout: 'dashboard',
      title: 'pages.businessAddresses',
      module: './src/business-addresses/business-addresses-page.tsx',
      data: ['profile', 'addresses'],
    },
  ],
  navigation: [
    { path: '/dashboard/conditions', title: 'pages.conditions', icon: 'conditions', group: 'practice', order: 30 },
    { path: '/dashboard/account', title: 'pages.account', icon: 'account', group: 'account', order: 10 },
    {
      path: '/dashboard/account/personal-information',
      title: 'pages.personalInformation',
      icon: 'person',
      group: 'account',
      order: 20,
    },
    {
      path: '/dashboard/account/profile-history',
      title: 'pages.profileHistory',
      icon: 'history',
      group: 'account',
      order: 50,
    },
    {
      path: '/dashboard/account/business-addresses',
      title: 'pages.businessAddresses',
      icon: 'address',
      group: 'account',
      order: 40,
    },
  ],
  widgets: [
    { name: 'profile-form@1', module: './src/personal-information/profile-form-widget.tsx' },
    { name: 'business-addresses@1', module: './src/business-addresses/business-addresses-widget.tsx' },
    { name: 'conditions@1', module: './src/conditions/conditions-widget.tsx' },
  ],
};

export default manifest;
