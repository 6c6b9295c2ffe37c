import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compose, placesIn } from '@careline/delivery/release';
import { root } from './delivery';

// Composes the site in a data folder without each of its remotes in turn, and prints as JSON, in its last line, the bytes that each adds to a page without it.
const [dataDir = ''] = process.argv.slice(2);
const registry = JSON.parse(readFileSync(join(dataDir, 'live/registry.json'), 'utf8'));
const all = bytesOf(registry.microFrontends);
const added = Object.keys(registry.microFrontends).map((name) => {
  const { [name]: _, ...others } = registry.microFrontends;
  return [name, all - bytesOf(others)];
});
console.log(JSON.stringify(Object.fromEntries(added)));

function bytesOf(microFrontends: object): number {
  writeFileSync(join(dataDir, 'live/registry.json'), JSON.stringify({ ...registry, microFrontends }));
  compose(placesIn(root, dataDir));
  return brotliCompressSync(readFileSync(join(dataDir, 'live/site/professionals/index.html'))).length;
}
