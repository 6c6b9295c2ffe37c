import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { liveState, placesIn, remotesIn } from '@careline/delivery/release';
import { buildMonolith } from './build-monolith';
import { writeSite } from './write-sites';

// The monolith's build as a command: `build-process.ts <sources> <data of the product> <target>`. Says after how many ms its scripts stood, and after how
// many its pages were written and all was packed, as the product's releases are.
const [root = '', dataDir = '', target = ''] = process.argv.slice(2);
const places = placesIn(root, dataDir);
const built = join(target, 'built');
const monolith = await buildMonolith({
  root,
  remotes: remotesIn(root),
  site: places.site,
  outDir: built,
  isGrouped: false,
});
const scripts = performance.now();
writeSite({ places, state: liveState(places), monolith, built, kind: 'preloading', target: join(target, 'site') });
await Promise.all(
  monolith.files.map(async (file) => {
    const content = readFileSync(join(built, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(join(built, `${file}.br`), await promisify(brotliCompress)(content, { params }));
  }),
);
console.log(JSON.stringify({ scripts, whole: performance.now() }));
