import { type RemoteDeclaration, widget } from '@careline/shared/manifest';
import { paths } from './src/paths';

/** All that this remote says of itself: its pages are routed from here, and the shell knows no more of it. */
const declaration: RemoteDeclaration = {
  name: 'mf-telephony',
  contract: '^3.14.0',
  pages: [
    {
      path: '/dashboard/statistics',
      layout: 'dashboard',
      title: 'pages.statistics',
      access: 'signed-in',
      data: ['forwarding-numbers'],
      navigation: { icon: 'statistics', group: 'practice', order: 20 },
      actions: [{ name: 'export-calls', title: 'actions.exportCalls' }],
      load: async () => (await import('./src/statistics/statistics-page')).StatisticsPage,
    },
    {
      path: paths.incomingCalls,
      layout: 'dashboard',
      title: 'pages.incomingCalls',
      access: 'signed-in',
      data: ['forwarding-numbers'],
      navigation: { icon: 'calls', group: 'practice', order: 10 },
      actions: [{ name: 'search-calls', title: 'actions.searchCalls' }],
      load: async () => (await import('./src/incoming-calls/incoming-calls-page')).IncomingCallsPage,
    },
    {
      path: paths.phoneNumbers,
      name: 'phone-numbers',
      layout: 'dashboard',
      title: 'pages.phoneNumbers',
      access: 'signed-in',
      data: ['profile', 'forwarding-numbers', 'subscriptions'],
      navigation: { icon: 'phone', group: 'account', order: 30 },
      actions: [{ name: 'buy-number', title: 'actions.buyNumber' }],
      load: async () => (await import('./src/phone-numbers/phone-numbers-page')).PhoneNumbersPage,
    },
  ],
  widgets: {
    'number-picker@1': widget({
      propTypes: { isStep: 'boolean?' },
      load: async () => (await import('./src/number-search/number-picker-widget')).NumberPickerWidget,
      data: ['profile', 'subscriptions', 'forwarding-numbers'],
    }),
    'dashboard-calls@1': widget({
      propTypes: {},
      load: async () => (await import('./src/dashboard-calls/dashboard-calls-widget')).DashboardCallsWidget,
      data: ['forwarding-numbers'],
      place: { page: 'dashboard', order: 10 },
    }),
  },
};

export default declaration;
