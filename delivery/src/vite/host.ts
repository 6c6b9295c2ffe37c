import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { providedModules } from './shared-modules';

// Named and aliased here, because the path that federation would resolve by itself becomes part of every file's hash.
const runtimePlugin = '@module-federation/vite/injectExternalRuntimeCorePlugin';

/** The whole Vite configuration of the shell. */
export function host(): UserConfig {
  return {
    base: './',
    // compose publishes public files once for all releases.
    publicDir: false,
    plugins: [
      react(),
      federation({
        name: 'shell',
        filename: 'remoteEntry.js',
        remotes: {},
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true },
        runtimePlugins: [runtimePlugin],
        dts: false,
        manifest: false,
        dev: { remoteHmr: true },
      }),
      buildRecord('shell'),
    ],
    resolve: {
      alias: {
        [runtimePlugin]: fileURLToPath(import.meta.resolve(runtimePlugin)),
        // Radix' scroll lock writes a style element, which the CSP forbids; this one adopts stylesheets.
        'react-style-singleton': '@careline/shared/style-singleton',
      },
    },
    build: buildSettings('src/main.ts'),
  };
}
