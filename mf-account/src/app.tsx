import { LazyPage, Route, Routes } from '@careline/shared';

const conditionsPage = async () => (await import('./conditions/conditions-page')).ConditionsPage;
const accountPage = async () => (await import('./account/account-page')).AccountPage;
const personalInformationPage = async () =>
  (await import('./personal-information/personal-information-page')).PersonalInformationPage;
const profileHistoryPage = async () => (await import('./profile-history/profile-history-page')).ProfileHistoryPage;
const businessAddressesPage = async () =>
  (await import('./business-addresses/business-addresses-page')).BusinessAddressesPage;

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard/conditions" element={<LazyPage load={conditionsPage} />} />
      <Route path="/dashboard/account" element={<LazyPage load={accountPage} />} />
      <Route path="/dashboard/account/personal-information" element={<LazyPage load={personalInformationPage} />} />
      <Route path="/dashboard/account/profile-history" element={<LazyPage load={profileHistoryPage} />} />
      <Route path="/dashboard/account/business-addresses" element={<LazyPage load={businessAddressesPage} />} />
    </Routes>
  );
}
