import { LazyPage, Route, Routes } from '@careline/shared';

const statisticsPage = async () => (await import('./statistics/statistics-page')).StatisticsPage;
const incomingCallsPage = async () => (await import('./incoming-calls/incoming-calls-page')).IncomingCallsPage;
const phoneNumbersPage = async () => (await import('./phone-numbers/phone-numbers-page')).PhoneNumbersPage;

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard/statistics" element={<LazyPage load={statisticsPage} />} />
      <Route path="/dashboard/incoming-calls" element={<LazyPage load={incomingCallsPage} />} />
      <Route path="/dashboard/account/phone-numbers" element={<LazyPage load={phoneNumbersPage} />} />
    </Routes>
  );
}
