import { type RemoteDeclaration, widget } from '@careline/shared/manifest';
import { transactionKeys } from './src/api/subscriptions/transaction-keys';
import { paths } from './src/paths';

/** All that this remote says of itself: its pages are routed from here, and the shell knows no more of it. */
const declaration: RemoteDeclaration = {
  name: 'mf-billing',
  contract: '^3.14.0',
  pages: [
    {
      path: paths.billing,
      name: 'billing',
      layout: 'dashboard',
      title: 'pages.billing',
      access: 'signed-in',
      data: ['payment-methods', 'subscriptions'],
      navigation: { icon: 'billing', group: 'billing', order: 10 },
      load: async () => (await import('./src/billing/billing-page')).BillingPage,
    },
    {
      path: paths.invoices,
      layout: 'dashboard',
      title: 'pages.invoices',
      access: 'signed-in',
      data: ['subscriptions'],
      navigation: { icon: 'invoice', group: 'billing', order: 20 },
      actions: [{ name: 'export-transactions', title: 'actions.exportTransactions' }],
      load: async () => (await import('./src/invoices/invoices-page')).InvoicesPage,
    },
    {
      path: paths.paymentMethods,
      name: 'payment-methods',
      layout: 'dashboard',
      title: 'pages.paymentMethods',
      access: 'signed-in',
      data: ['payment-methods', 'subscriptions'],
      navigation: { icon: 'card', group: 'billing', order: 30 },
      actions: [{ name: 'add-card', title: 'actions.addCard' }],
      load: async () => (await import('./src/payment-methods/payment-methods-page')).PaymentMethodsPage,
    },
  ],
  widgets: {
    'payment-methods@1': widget({
      propTypes: { isStep: 'boolean?' },
      load: async () => (await import('./src/payment-methods/payment-methods-widget')).PaymentMethodsWidget,
      data: ['payment-methods'],
    }),
    'subscription-panel@1': widget({
      propTypes: { isStep: 'boolean?' },
      load: async () => (await import('./src/subscription/subscription-panel-widget')).SubscriptionPanelWidget,
      data: ['profile', 'subscriptions'],
    }),
  },
  // A purchase books a charge; one that failed books that.
  stale: {
    'number.changed': Object.values(transactionKeys),
    'number.purchase-failed': Object.values(transactionKeys),
  },
};

export default declaration;
