import { LazyPage, Route, Routes } from '@careline/shared';

const billingPage = async () => (await import('./billing/billing-page')).BillingPage;
const invoicesPage = async () => (await import('./invoices/invoices-page')).InvoicesPage;
const paymentMethodsPage = async () => (await import('./payment-methods/payment-methods-page')).PaymentMethodsPage;

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard/billing" element={<LazyPage load={billingPage} />} />
      <Route path="/dashboard/billing/invoices" element={<LazyPage load={invoicesPage} />} />
      <Route path="/dashboard/billing/payment-methods" element={<LazyPage load={paymentMethodsPage} />} />
    </Routes>
  );
}
