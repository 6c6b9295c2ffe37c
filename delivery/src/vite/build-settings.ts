import { parse } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';
import { sharedEntryPoints } from './shared-modules';

/** What the builds of shell and remotes have in common. */
export function buildSettings(input: string): BuildEnvironmentOptions {
  return {
    target: 'es2022',
    emptyOutDir: true,
    // Inlined data: URLs would be neither cached nor covered by integrity.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Kept beside the release, for `pnpm where`; no file names them and nobody is served them.
    sourcemap: 'hidden',
    rolldownOptions: {
      input,
      output: {
        // In a folder of their own, because a remote waits for those alone.
        chunkFileNames: ({ name, moduleIds }) =>
          `${moduleIds.some(isSharedEntryPoint) ? 'shared' : 'assets'}/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = 'asset'] }) => `assets/${shortName(parse(name).name)}-[hash][extname]`,
      },
    },
  };
}

/** Whether a module is what `@careline/shared` or one of its entry points stands for. */
function isSharedEntryPoint(id: string): boolean {
  return sharedEntryPoints.some((name) => id.endsWith(`/shared/src${name.slice('@careline/shared'.length)}/index.ts`));
}

/** Federation's virtual modules have names of a hundred letters, which every page would repeat in its links. */
function shortName(name: string): string {
  return name.startsWith('_virtual') ? 'shared' : name;
}
