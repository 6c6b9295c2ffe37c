import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { compiledAhead } from './compiled-ahead';

/** The whole Vite configuration of the shell. Its own imports are plain ones; what it shares with remotes, `shell/src/remotes/federation.ts` says. */
export function host(): UserConfig {
  return {
    base: './',
    // compose publishes public files once for all releases.
    publicDir: false,
    plugins: [react(), compiledAhead(), buildRecord('shell'), slimFederation],
    resolve: {
      alias: {
        // Radix' scroll lock writes a style element, which the CSP forbids; this one adopts stylesheets.
        'react-style-singleton': '@careline/shared/style-singleton',
      },
    },
    build: buildSettings('src/main.ts', {
      output: {
        chunkFileNames: (chunk) => `${folderOf(chunk)}/[name]-[hash].js`,
        codeSplitting: {
          groups: [
            // One file instead of one for each set of pages that use a part of it.
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'lists', test: isOfLists, priority: 1 },
            { name: 'layouts', test: /lucide-react|shell[\\/]src[\\/]layouts/, minShareCount: 3, priority: 1 },
            { name: 'inside', test: isSmall, minShareCount: 2 },
          ],
        },
      },
    }),
  };
}

/**
 * Federation's runtime without what reads its own manifests (the registry has ours), what chooses among versions of shared modules (the shell's are the only
 * ones), and what runs in Node. Not in development: Vite makes variables of the window of these there, which the runtimes of remotes would read as well.
 */
const slimFederation: Plugin = {
  name: 'careline:slim-federation',
  apply: 'build',
  config: () => ({
    define: {
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      ENV_TARGET: '"web"',
    },
  }),
};

/** Modules of a few hundred bytes that most pages behind the guards need, and no other: in a chunk of their own each would cost more than it holds. */
const isSmall =
  /icons[\\/](file-text|settings)|use-onboarding-data|subscription-message|ui[\\/](progress|steps)|react-progress|react-use-size/;

/**
 * What the lists of a user are kept in and judged by, which no public page of the shell loads. The observers of what is shown come with the pages that show it. Without
 * styles: the start itself imports it too, and only a page's own files bring styles with their hash.
 */
const isOfLists = /query-core[\\/](?!.*Observer)|query-client|subscription-rules/;

/** Who waits for a chunk, as its folder: remotes for `shared`, the shell's own pages for `assets`, and both for `common`. */
function folderOf({ moduleIds, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  if (moduleIds.some((id) => /\/(shell\/src\/remotes\/federation\.ts$|shared\/src\/parts\/)/.test(id))) return 'shared';
  return isDynamicEntry || moduleIds.every((id) => id.includes('/shell/src/')) ? 'assets' : 'common';
}
