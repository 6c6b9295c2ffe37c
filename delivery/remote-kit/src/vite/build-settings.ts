import { parse } from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';

/** What the builds of shell and remotes have in common. */
export function buildSettings(
  input: Rolldown.InputOption,
  { output, ...options }: Rolldown.RolldownOptions & { readonly output?: Rolldown.OutputOptions } = {},
): BuildEnvironmentOptions {
  return {
    target: 'es2022',
    // The browsers of README.md. By ES2022 alone each colour would stand there twice, once for engines that cannot run the site.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    emptyOutDir: true,
    // Inlined data: URLs would be neither cached nor covered by integrity.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Kept beside the release, for `pnpm where`; no file names them and nobody is served them.
    sourcemap: 'hidden',
    rolldownOptions: {
      input,
      ...options,
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: ({ names: [name = 'asset'] }) => `assets/${parse(name).name}-[hash][extname]`,
        ...output,
      },
    },
  };
}
