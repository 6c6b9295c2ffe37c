import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inShort } from '../failure';
import { exists, listFiles, writeAtomically } from '../files';
import type { Places } from '../places';

const pack = promisify(brotliCompress);

/**
 * Puts a compressed twin beside each page of the live site that has none. After a release of the shell, which changes all pages, it takes a second or
 * two; so it is done when they are live, and without the lock: until then servers pack a page as they send it. What cannot be written is said, and no
 * failure of the release.
 */
export async function packPages(places: Places): Promise<void> {
  if (!exists(places.site)) return;
  // The pointer may move meanwhile: these pages stay those of their composition.
  const site = realpathSync(places.site);
  try {
    await Promise.all(unpackedPages(site).map((page) => packPage(join(site, page))));
  } catch (error) {
    // Releases that came since have put the whole composition away.
    if (!exists(site)) return;
    console.warn('The site is live, but not all its pages could be packed ahead:', inShort(error, places.dataDir));
  }
}

/** Not those of releases, whose folders are links here: they bring their own twins. */
function unpackedPages(site: string): string[] {
  return listFiles(site).filter((file) => file.endsWith('.html') && !exists(`${join(site, file)}.br`));
}

async function packPage(page: string): Promise<void> {
  const packed = await pack(readFileSync(page), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeAtomically(`${page}.br`, packed);
}
