import { policyInPage } from '../compose/policy';
import { integrityOf } from '../files';
import { singleScripts } from './single-scripts';
import { createSiteFile, type SiteFile } from './static-files';

const modulePreload = /<link rel="modulepreload" href="([^"]+)" integrity="[^"]+">/g;

const made = new WeakMap<SiteFile, SiteFile>();
const singles = new WeakSet<SiteFile>();

/**
 * A page for WebKit, which under `Integrity-Policy` refuses what a module imports unless that file was asked for by itself, and whatever a link asks for ahead as a script (decision 56). It has the
 * function with which the shell runs each script by itself, and asks for plain files, which the shell compares with their hashes. Made once for each page; a page whose shell
 * knows nothing of that stays as it is.
 */
export function singlePage(page: SiteFile): SiteFile {
  const known = made.get(page);
  if (known) return known;
  const html = page.body('identity').toString('utf8');
  if (!/<meta name="careline-build"[^>]* data-singly>/.test(html)) return page;
  const changed = html
    .replace(policyInPage, withSingleScripts)
    .replace(modulePreload, '<link rel="preload" as="fetch" crossorigin href="$1">')
    .replace('<script', () => `<script>${singleScripts}</script>\n<script`);
  const single = createSiteFile(page.path, Buffer.from(changed));
  made.set(page, single);
  singles.add(single);
  return single;
}

/** Whether a page was made for a browser that runs each script by itself. */
export function isSinglePage(page: SiteFile): boolean {
  return singles.has(page);
}

/** Runs that function, and lets it read the text that it has written itself. */
function withSingleScripts(policy: string): string {
  return policy
    .replace("script-src 'self'", `script-src 'self' '${integrityOf(singleScripts)}'`)
    .replace("connect-src 'self'", "connect-src 'self' data:");
}
