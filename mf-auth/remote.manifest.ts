import type { RemoteManifest } from '@careline/shared/manifest';

/** What the shell may know of this remote. */
const manifest: RemoteManifest = {
  name: 'mf-auth',
  contract: '^1.0.0',
  routes: [
    {
      path: '/auth/login',
      layout: 'auth',
      title: 'pages.login',
      module: './src/login/login-page.tsx',
    },
    {
      path: '/auth/register',
      layout: 'auth',
      title: 'pages.register',
      module: './src/register/register-page.tsx',
    },
  ],
  navigation: [],
  widgets: [],
};

export default manifest;
