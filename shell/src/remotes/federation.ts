/// <reference types="vite/types/importMeta.d.ts" />

import * as apiBase from '@careline/shared/parts/api-base';
import * as rootBase from '@careline/shared/parts/root-base';
import * as uiBase from '@careline/shared/parts/ui-base';
import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

// Module Federation's runtime and what remotes share with the shell, in one lazy module: pages without a remote do not pay for it. It must not be imported
// statically, or the shell's start would hold all that it names.

const singleton = { version: '1.0.0', shareConfig: { singleton: true, requiredVersion: '*' } } as const;

/** Here already; a remote takes it without waiting. */
function ready(module: object) {
  return { ...singleton, scope: ['default'], lib: () => module };
}

/** Loaded with the first remote that uses it. */
function lazy(load: () => Promise<object>) {
  return {
    ...singleton,
    scope: ['default'],
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}

/** Remotes in development take the entry points whole. A release has no file for that: it would split what the parts have in common. */
const whole = import.meta.env.DEV
  ? {
      '@careline/shared': lazy(() => import('@careline/shared')),
      '@careline/shared/api': lazy(() => import('@careline/shared/api')),
      '@careline/shared/forms': lazy(() => import('@careline/shared/forms')),
      '@careline/shared/ui': lazy(() => import('@careline/shared/ui')),
    }
  : {};

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: ready(react),
    'react/jsx-runtime': ready(jsxRuntime),
    'react-dom': ready(reactDom),
    'react-dom/client': ready(reactDomClient),
    '@careline/shared/parts/api-base': ready(apiBase),
    '@careline/shared/parts/root-base': ready(rootBase),
    '@careline/shared/parts/ui-base': ready(uiBase),
    '@careline/shared/parts/forms-base': lazy(() => import('@careline/shared/parts/forms-base')),
    '@careline/shared/parts/forms-rest': lazy(() => import('@careline/shared/parts/forms-rest')),
    '@careline/shared/parts/root-data': lazy(() => import('@careline/shared/parts/root-data')),
    '@careline/shared/parts/ui-data': lazy(() => import('@careline/shared/parts/ui-data')),
    '@careline/shared/parts/ui-rest': lazy(() => import('@careline/shared/parts/ui-rest')),
    ...whole,
  },
});

export { loadRemote, registerRemotes };
