import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfigFnObject } from 'vite';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { chunkName, container, containerEntry } from './container';
import { evaluatedAtOnce } from './evaluated-at-once';
import { consumedModules } from './shared-modules';

/** What takes a shared module from the shell, in two files: what is there already, with the paths that all pages know, and what has to be waited for. */
const groups = [
  {
    name: 'shared',
    test: /careline\/shared\/(react|@careline\/shared\/parts\/(api|root|ui)-base)|[\\/]src[\\/]paths\.ts/,
  },
  { name: 'parts', test: /careline\/shared\/@careline\/shared\/parts\/(root-data|ui-data|ui-rest)/ },
];

/** What a lazy import asks for ahead, without what is there before any. */
const withoutFirst = (_file: string, files: string[]) =>
  files.filter((file) => !/\/(container|shared)-[\w-]{8}\.js$/.test(file));

/**
 * The whole Vite configuration of a remote: `export default remote('mf-billing', import.meta.dirname)`. The folder is said and not read from the process: what
 * else reads the configuration, such as an editor, runs elsewhere.
 */
export function remote(name: string, folder: string): UserConfigFnObject {
  return ({ command }) => ({
    root: folder,
    base: './',
    plugins: [react(), command === 'build' ? container() : developed(name), evaluatedAtOnce(), buildRecord('remote')],
    // What is built may be lent to a deployed site for one tab (decision 35), which is another origin.
    preview: { cors: true, strictPort: true },
    build: {
      ...buildSettings(
        { remoteEntry: containerEntry },
        {
          preserveEntrySignatures: 'allow-extension',
          // It gathers in `src/index.ts`, which each page needs, what two pages have in common.
          experimental: { chunkOptimization: false },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: chunkName,
            codeSplitting: { groups, includeDependenciesRecursively: false },
          },
        },
      ),
      modulePreload: { polyfill: false, resolveDependencies: withoutFirst },
    },
  });
}

/** A remote whose modules change in a page that runs. */
function developed(name: string) {
  return federation({
    name: name.replaceAll('-', '_'),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/index.ts' },
    shared: consumedModules(),
    // With the default strategy one hung remote keeps unrelated routes from rendering.
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: { remoteHmr: true },
  });
}
