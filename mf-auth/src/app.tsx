import { Route, Routes } from '@careline/shared';
import { lazy } from 'react';

const LoginPage = lazy(async () => ({ default: (await import('./login/login-page')).LoginPage }));
const RegisterPage = lazy(async () => ({ default: (await import('./register/register-page')).RegisterPage }));

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/auth/login" element={<LoginPage />} />
      <Route path="/auth/register" element={<RegisterPage />} />
    </Routes>
  );
}
