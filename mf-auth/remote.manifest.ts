import type { RemoteDeclaration } from '@careline/shared/manifest';
import { paths } from './src/paths';

/** All that this remote says of itself: its pages are routed from here, and the shell knows no more of it. */
const declaration: RemoteDeclaration = {
  name: 'mf-auth',
  contract: '^3.0.0',
  pages: [
    {
      path: paths.signIn,
      name: 'sign-in',
      layout: 'auth',
      title: 'pages.login',
      access: 'public',
      load: async () => (await import('./src/login/login-page')).LoginPage,
    },
    {
      path: paths.register,
      name: 'register',
      layout: 'auth',
      title: 'pages.register',
      access: 'public',
      load: async () => (await import('./src/register/register-page')).RegisterPage,
    },
  ],
};

export default declaration;
