import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { buildRecord } from './build-record';
import { buildSettings } from './build-settings';
import { compiledAhead } from './compiled-ahead';
import { evaluatedAtOnce } from './evaluated-at-once';

/** The whole Vite configuration of the shell. Its own imports are plain ones; what it shares with remotes, `shell/src/remotes/federation.ts` says. */
export function host(): UserConfig {
  return {
    base: './',
    // compose publishes public files once for all releases.
    publicDir: false,
    plugins: [react(), compiledAhead(), evaluatedAtOnce(), buildRecord('shell')],
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
            // One file for what goes together, instead of one for each set of pages that use a part of it: a file is a request, two hashes, and packed apart.
            // The first that matches has a module, with what that module needs.
            { name: 'start', tags: ['$initial'] },
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
    }),
  };
}

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

/** Who waits for a chunk, as its folder: remotes for `shared`, the shell's own pages for `assets`, and both for `common`. */
function folderOf({ moduleIds, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  if (moduleIds.some((id) => /\/(shell\/src\/remotes\/federation\.ts$|shared\/src\/parts\/)/.test(id))) return 'shared';
  return isDynamicEntry || moduleIds.every((id) => id.includes('/shell/src/')) ? 'assets' : 'common';
}
