import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const names = remotes.join('|');

function sourcesOf(folder: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(root, folder, file), 'utf8') }));
}

/** Where a source goes from its own place, below the checkout; the checkout itself is ''. */
function reachedFrom(file: string, text: string): string[] {
  const ways = text.matchAll(/new URL\('([^']+)', import\.meta\.url\)|import\.meta\.dirname, '([^']+)'/g);
  return [...ways].map(([, url, path]) => relative(root, resolve(root, dirname(file), url ?? path ?? '')));
}

/** Whether a text has the name of a remote that is here, alone or as the first folder of a path. */
const namesOne = (text: string) => new RegExp(`['"\`](?:${names})(?:/[^'"\`]*)?['"\`]`).test(text);
const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');

it.each(['shared', 'shell', 'delivery', 'reference-api'])(
  'T8: %s needs no certain remote to be there, nor do its tests',
  (folder) => {
    const found = sourcesOf(folder).flatMap(({ file, text }) => {
      const reached = reachedFrom(file, text);
      const isProduct = !/\.(?:test|suite)\.|testing\//.test(file);
      if (reached.some((place) => new RegExp(`^(?:${names})\\b`).test(place))) return [`${file} goes to a remote`];
      return (isProduct || reached.includes('')) && namesOne(withoutComments(text)) ? [`${file} names a remote`] : [];
    });
    expect(found).toEqual([]);
  },
);
