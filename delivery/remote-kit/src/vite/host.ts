import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { compiledAhead } from './compiled-ahead';
import { evaluatedAtOnce } from './evaluated-at-once';
import { ownWithoutShared } from './waits-for';

/** The whole Vite configuration of the shell. Its own imports are plain ones; what it shares with remotes, `shell/src/remotes/federation.ts` says. */
export function host(): UserConfig {
  return {
    base: './',
    // compose publishes public files once for all releases.
    publicDir: false,
    plugins: [react(), compiledAhead(), evaluatedAtOnce(), ownWithoutShared(later), buildRecord('shell')],
    resolve: {
      alias: {
        // Radix' scroll lock writes a style element, which the CSP forbids; this one adopts stylesheets.
        'react-style-singleton': '@careline/shared/style-singleton',
      },
    },
    build: buildSettings(
      { main: 'src/main.ts', anew: 'src/later/anew.ts' },
      {
        // `anew.ts` is imported by its names.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: ({ name }) => `${name === 'anew' ? `${later}/own` : 'assets'}/[name]-[hash].js`,
          chunkFileNames: (chunk) => `${folderOf(chunk)}/[name]-[hash].js`,
          codeSplitting: {
            groups: [
              // One file for what goes together, instead of one for each set of pages that use a part of it: a file is a request, two hashes, and packed apart.
              // The first that matches has a module, with what that module needs.
              { name: 'start', tags: ['$initial'], test: (id) => !isAnew(id) },
              { name: 'lists', test: isOfLists },
              { name: 'layouts', test: isOfLayouts },
              { name: 'parts', test: isOfRemotes },
              { name: 'over', test: isOver },
              { name: 'public', test: isPublic },
              { name: 'inside', test: isInside },
              { name: 'data', test: /parts[\\/](root|ui)-data/ },
              { name: 'forms', test: /parts[\\/]forms-base/ },
            ],
          },
        },
      },
    ),
  };
}

/** What a retry imports of the shell's parts, with second copies of the modules that import them: in a file of its own, which nobody asks for before (decision 58). */
const isAnew = (id: string) => /later[\\/]anew\.ts$|\?anew$/.test(id);

/** What layouts and public pages have in common with others. */
const isOfLayouts =
  /layouts[\\/](entrance-button|main|use-is-signed-in)|icons[\\/](building-complex|chart-column|check|circle-user|credit-card|house|log-out|phone-forwarded|recycle|stethoscope|user)\./;

/** What each page of a remote is made of, and the palette over any page. */
const isOfRemotes =
  /shared[\\/]src[\\/](ui[\\/](badge|breadcrumbs|card|description-list|field|format|input|layout|page-header|query-view)|remote[\\/]widget|platform[\\/]page-actions)/;

/** What most pages behind the guards need, and no other. */
const isInside =
  /icons[\\/](file-text|hash|menu|phone-incoming|receipt|rotate-ccw-clock|settings)|use-onboarding-data|subscription-message|user-menu|ui[\\/](avatar|dropdown-menu|progress|steps|switch)/;

/** What opens over a page, and what the palette has in common with the navigation. */
const isOver = /shared[\\/]src[\\/]ui[\\/]dialog|navigation-groups/;

/** The frame of the public pages, and what two of them have in common. */
const isPublic =
  /layouts[\\/]default-layout|pages[\\/](closing|feature-grid|numbered-steps|prices|questions|section)\./;

/**
 * What the lists of a user are kept in and judged by, which no public page of the shell loads. The observers of what is shown come with the pages that show it. Without
 * styles: the start itself imports it too, and only a page's own files bring styles with their hash.
 */
const isOfLists = /query-core[\\/](?!.*Observer)|query-client|subscription-rules/;

/** Below it is all that comes after the start and may throw. A retry spells it anew, by its signs (shell/src/remotes/addresses.ts). */
const later = 'later@@@@';

/** Who waits for a chunk, as its folder: remotes for `shared`, the shell's own pages for `own`, and both for `common`. Texts are data, and nobody waits for what measures. */
function folderOf({ name, moduleIds, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  if (name === 'measure' || moduleIds.every((id) => id.endsWith('.json'))) return 'assets';
  // The dashboard's home shows lists as well.
  if (name === 'data') return `${later}/common`;
  if (moduleIds.some((id) => /\/(shell\/src\/remotes\/federation\.ts$|shared\/src\/parts\/)/.test(id)))
    return `${later}/shared`;
  return isDynamicEntry || moduleIds.every((id) => id.includes('/shell/src/')) ? `${later}/own` : `${later}/common`;
}
