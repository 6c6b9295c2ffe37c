import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { createChunkGraph } from './chunk-graph';

/** A chunk as far as the graph reads it. */
function chunk(fileName: string, more: { modules: string[]; imports?: string[]; lazy?: string[] }) {
  const { modules: moduleIds, imports = [], lazy: dynamicImports = [] } = more;
  return { type: 'chunk', fileName, moduleIds, imports, dynamicImports, modules: {} };
}

it('a layout in a chunk that pages import as well is reached without these pages', () => {
  const chunks = [
    chunk('main.js', { modules: ['main.ts'], lazy: ['home.js', 'public.js'] }),
    chunk('home.js', { modules: ['home.tsx'], imports: ['public.js'] }),
    chunk('public.js', { modules: ['layout.tsx', 'section.tsx'] }),
  ];
  const bundle: Rolldown.OutputBundle = JSON.parse(
    JSON.stringify(Object.fromEntries(chunks.map((one) => [one.fileName, one]))),
  );
  const ways = createChunkGraph(bundle).waysFrom(['main.js']);
  expect(ways.get('layout.tsx')).toEqual(['main.js', 'public.js']);
  expect(ways.get('home.tsx')).toEqual(['main.js', 'home.js']);
});
