import type { RemoteManifest } from '@careline/shared/manifest';

/** What the shell may know of this remote. */
const manifest: RemoteManifest = {
  name: 'mf-billing',
  contract: '^1.0.0',
  routes: [
    {
      path: '/dashboard/billing',
      layout: 'dashboard',
      title: 'pages.billing',
      module: './src/billing/billing-page.tsx',
      data: ['payment-methods', 'subscriptions'],
    },
    {
      path: '/dashboard/billing/invoices',
      layout: 'dashboard',
      title: 'pages.invoices',
      module: './src/invoices/invoices-page.tsx',
      data: ['subscriptions'],
    },
    {
      path: '/dashboard/billing/payment-methods',
      layout: 'dashboard',
      title: 'pages.paymentMethods',
      module: './src/payment-methods/payment-methods-page.tsx',
      data: ['payment-methods', 'subscriptions'],
    },
  ],
  navigation: [
    { path: '/dashboard/billing', title: 'pages.billing', icon: 'billing', group: 'billing', order: 10 },
    { path: '/dashboard/billing/invoices', title: 'pages.invoices', icon: 'invoice', group: 'billing', order: 20 },
    {
      path: '/dashboard/billing/payment-methods',
      title: 'pages.paymentMethods',
      icon: 'card',
      group: 'billing',
      order: 30,
    },
  ],
  widgets: [
    { name: 'payment-methods@1', module: './src/payment-methods/payment-methods-widget.tsx' },
    { name: 'subscription-panel@1', module: './src/subscription/subscription-panel-widget.tsx' },
  ],
};

export default manifest;
