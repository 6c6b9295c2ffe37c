import { Route, Routes } from '@careline/shared';
import { lazy } from 'react';

const StatisticsPage = lazy(async () => ({ default: (await import('./statistics/statistics-page')).StatisticsPage }));
const IncomingCallsPage = lazy(async () => ({
  default: (await import('./incoming-calls/incoming-calls-page')).IncomingCallsPage,
}));
const PhoneNumbersPage = lazy(async () => ({
  default: (await import('./phone-numbers/phone-numbers-page')).PhoneNumbersPage,
}));

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard/statistics" element={<StatisticsPage />} />
      <Route path="/dashboard/incoming-calls" element={<IncomingCallsPage />} />
      <Route path="/dashboard/account/phone-numbers" element={<PhoneNumbersPage />} />
    </Routes>
  );
}
