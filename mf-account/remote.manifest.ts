import { type EarlyRequest, type RemoteDeclaration, widget } from '@careline/shared/manifest';
import { paths } from './src/paths';

// What the catalogues' queries ask for (src/api/catalogue), early.
const skills: EarlyRequest = { key: ['skills'], get: '/skills?limit=1000' };
const conditions: EarlyRequest = { key: ['conditions'], get: '/conditions?limit=3000' };

/** All that this remote says of itself: its pages are routed from here, and the shell knows no more of it. */
const declaration: RemoteDeclaration = {
  name: 'mf-account',
  contract: '^3.14.0',
  pages: [
    {
      path: '/dashboard/conditions',
      name: 'conditions',
      layout: 'dashboard',
      title: 'pages.conditions',
      access: 'open-during-onboarding',
      data: ['profile', conditions],
      navigation: { icon: 'conditions', group: 'practice', order: 30 },
      actions: [{ name: 'add-condition', title: 'actions.addCondition' }],
      load: async () => (await import('./src/conditions/conditions-page')).ConditionsPage,
    },
    {
      path: '/dashboard/account',
      layout: 'dashboard',
      title: 'pages.account',
      access: 'signed-in',
      data: ['profile', 'addresses'],
      navigation: { icon: 'account', group: 'account', order: 10 },
      load: async () => (await import('./src/account/account-page')).AccountPage,
    },
    {
      path: paths.personalInformation,
      name: 'personal-information',
      layout: 'dashboard',
      title: 'pages.personalInformation',
      access: 'signed-in',
      data: ['profile', skills],
      navigation: { icon: 'person', group: 'account', order: 20 },
      load: async () => (await import('./src/personal-information/personal-information-page')).PersonalInformationPage,
    },
    {
      path: paths.profileHistory,
      layout: 'dashboard',
      title: 'pages.profileHistory',
      access: 'signed-in',
      data: ['profile'],
      navigation: { icon: 'history', group: 'account', order: 50 },
      load: async () => (await import('./src/profile-history/profile-history-page')).ProfileHistoryPage,
    },
    {
      path: paths.businessAddresses,
      name: 'business-addresses',
      layout: 'dashboard',
      title: 'pages.businessAddresses',
      access: 'signed-in',
      data: ['profile', 'addresses'],
      navigation: { icon: 'address', group: 'account', order: 40, title: 'pages.businessAddressesShort' },
      actions: [{ name: 'add-address', title: 'actions.addAddress' }],
      load: async () => (await import('./src/business-addresses/business-addresses-page')).BusinessAddressesPage,
    },
  ],
  widgets: {
    'profile-form@1': widget({
      propTypes: { isStep: 'boolean?' },
      load: async () => (await import('./src/personal-information/profile-form-widget')).ProfileFormWidget,
      data: ['profile', skills],
    }),
    'business-addresses@1': widget({
      propTypes: { isStep: 'boolean?' },
      load: async () => (await import('./src/business-addresses/business-addresses-widget')).BusinessAddressesWidget,
      data: ['profile', 'addresses'],
    }),
    'conditions@1': widget({
      propTypes: { isStep: 'boolean?' },
      load: async () => (await import('./src/conditions/conditions-widget')).ConditionsWidget,
      data: ['profile', conditions],
    }),
  },
};

export default declaration;
