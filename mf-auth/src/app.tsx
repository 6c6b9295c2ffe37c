import { LazyPage, Route, Routes } from '@careline/shared';

const loginPage = async () => (await import('./login/login-page')).LoginPage;
const registerPage = async () => (await import('./register/register-page')).RegisterPage;

/** The routes of this remote; each page is its own chunk. */
export function App() {
  return (
    <Routes>
      <Route path="/auth/login" element={<LazyPage load={loginPage} />} />
      <Route path="/auth/register" element={<LazyPage load={registerPage} />} />
    </Routes>
  );
}
