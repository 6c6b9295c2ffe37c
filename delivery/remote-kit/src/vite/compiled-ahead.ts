import type { Plugin } from 'vite';

/** V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints), heard from Chromium 136 on. It counts in a file's first line alone. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile the start's functions on another thread while the file arrives, instead of one by one on the thread that runs them. Only for a
 * start of which most runs at once: the rest is compiled in vain.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'careline:compiled-ahead',
    apply: 'build',
    // Vite itself puts a line before a chunk's own.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.name !== 'main') continue;
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          // A semicolon is a line without a mapping.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
