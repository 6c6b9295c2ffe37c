import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfigFnObject } from 'vite';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { consumedModules, modulesNamedIn, sharedModules } from './shared-modules';

/**
 * The whole Vite configuration of a remote: `export default remote('mf-billing', import.meta.dirname)`. The folder is said and not read from the process: what
 * else reads the configuration, such as an editor, runs elsewhere.
 */
export function remote(name: string, folder: string): UserConfigFnObject {
  return ({ command }) => ({
    root: folder,
    base: './',
    plugins: [
      react(),
      federation({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/index.ts' },
        shared: consumedModules(command === 'build' ? modulesNamedIn(folder) : sharedModules),
        // With the default strategy one hung remote keeps unrelated routes from rendering.
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        dts: false,
        manifest: false,
        dev: { remoteHmr: true },
      }),
      buildRecord('remote'),
    ],
    build: buildSettings('src/index.ts'),
  });
}
