import type { BuildEnvironmentOptions } from 'vite';

/** What the builds of shell and remotes have in common. */
export function buildSettings(input: string): BuildEnvironmentOptions {
  return {
    target: 'es2022',
    emptyOutDir: true,
    // Inlined data: URLs would be neither cached nor covered by integrity.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      output: {
        // Federation's virtual modules have names of a hundred letters, which every page would repeat in its preload links.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('_virtual') ? 'shared' : name}-[hash].js`,
      },
    },
  };
}
