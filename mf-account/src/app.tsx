import { Route, Routes } from '@careline/shared';
import { lazy } from 'react';

const ConditionsPage = lazy(async () => ({ default: (await import('./conditions/conditions-page')).ConditionsPage }));
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page')).AccountPage }));
const PersonalInformationPage = lazy(async () => ({
  default: (await import('./personal-information/personal-information-page')).PersonalInformationPage,
}));
const ProfileHistoryPage = lazy(async () => ({
  default: (await import('./profile-history/profile-history-page')).ProfileHistoryPage,
}));
const BusinessAddressesPage = lazy(async () => ({
  default: (await import('./business-addresses/business-addresses-page')).BusinessAddressesPage,
}));

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard/conditions" element={<ConditionsPage />} />
      <Route path="/dashboard/account" element={<AccountPage />} />
      <Route path="/dashboard/account/personal-information" element={<PersonalInformationPage />} />
      <Route path="/dashboard/account/profile-history" element={<ProfileHistoryPage />} />
      <Route path="/dashboard/account/business-addresses" element={<BusinessAddressesPage />} />
    </Routes>
  );
}
