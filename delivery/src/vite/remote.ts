import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { awaitWholeGraph } from './await-whole-graph';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { sharedOption } from './shared-modules';

/** The whole Vite configuration of a remote: `export default remote('mf-billing')`. */
export function remote(name: string): UserConfig {
  return {
    base: './',
    plugins: [
      react(),
      federation({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/index.ts' },
        shared: sharedOption(false),
        // With the default strategy one hung remote keeps unrelated routes from rendering.
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        dts: false,
        manifest: false,
        dev: { remoteHmr: true },
      }),
      awaitWholeGraph(),
      buildRecord('remote'),
    ],
    build: buildSettings('src/index.ts'),
  };
}
