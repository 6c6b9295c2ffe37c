import { Route, Routes } from '@careline/shared';
import { lazy } from 'react';

const BillingPage = lazy(async () => ({ default: (await import('./billing/billing-page')).BillingPage }));
const InvoicesPage = lazy(async () => ({ default: (await import('./invoices/invoices-page')).InvoicesPage }));
const PaymentMethodsPage = lazy(async () => ({
  default: (await import('./payment-methods/payment-methods-page')).PaymentMethodsPage,
}));

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard/billing" element={<BillingPage />} />
      <Route path="/dashboard/billing/invoices" element={<InvoicesPage />} />
      <Route path="/dashboard/billing/payment-methods" element={<PaymentMethodsPage />} />
    </Routes>
  );
}
