/** Where those pages of this remote stand that others of its own link to; the declaration takes them from here. */
export const paths = {
  billing: '/dashboard/billing',
  invoices: '/dashboard/billing/invoices',
  paymentMethods: '/dashboard/billing/payment-methods',
} as const;
