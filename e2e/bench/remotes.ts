import { brotliCompressSync } from 'node:zlib';
import { printTable } from './figures';
import type { Bench } from './first-loads';
import { isReady, watch } from './load';
import { routes } from './routes';

interface Remote {
  readonly name: string;
  /** Said of those that the page uses. */
  readonly url?: string;
  readonly pages: readonly { readonly path: string; readonly name?: string }[];
}

/** What a page costs that uses no remote, or one, when 1, 5 and 20 are registered. */
export async function printRemotes({ browser, sites }: Bench): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const path of ['/', '/auth/login']) {
    const route = routes.find((known) => known.path === path);
    const html = await (await fetch(sites.plain + path)).text();
    const own = path === '/' ? 0 : 1;
    const size = (count: number) => brotliCompressSync(withRemotes(html, count, own)).length;
    for (const count of [1, 5, 20]) {
      const context = await browser.newContext();
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      // A browser whose requests are looked into asks for some files twice.
      const addresses = new Set<string>();
      page.on('request', (request) => addresses.add(request.url()));
      await page.addInitScript({ content: watch(route?.shows ?? []) });
      const body = withRemotes(html, count, own);
      await page.route(sites.origins.product + path, (asked) => asked.fulfill({ contentType: 'text/html', body }));
      await page.goto(sites.origins.product + path);
      await isReady(page, await context.newCDPSession(page));
      await page.waitForLoadState('networkidle');
      await context.close();
      const each = count === 1 ? '' : Math.round((size(count) - size(1)) / (count - 1));
      rows.push([path, count, addresses.size, size(count), each]);
    }
  }
  printTable(['registered remotes', '', 'addresses asked for', 'HTML, bytes', 'each one more'], rows);
}

/** The page as if `count` remotes were registered: what is live, then copies under other names, at other paths. */
function withRemotes(html: string, count: number, used: number): string {
  const block = /(?<=<script type="application\/json" id="careline-registry">).*?(?=<\/script>)/s;
  const { remotes }: { remotes: readonly Remote[] } = JSON.parse(block.exec(html)?.[0] ?? '{}');
  const auth = remotes.filter(({ name }) => name === 'mf-auth');
  const others = remotes.filter(({ name }) => name !== 'mf-auth');
  const copies = Array.from({ length: 20 }, (_, place) => copyOf(others[place % others.length], place));
  const known = [...(used > 0 ? auth : []), ...copies].slice(0, count);
  return html.replace(block, () => JSON.stringify({ remotes: known }));
}

function copyOf(remote: Remote | undefined, place: number) {
  if (!remote) throw new Error('The page has no registry.');
  const hash = ((place + 1) * 0x9e3779b1).toString(16).slice(0, 8);
  const name = `${remote.name}-${hash.slice(0, 3)}`;
  return {
    ...remote,
    name,
    ...(remote.url !== undefined && { url: `/remotes/${name}/1.${place}.0-${hash}/remoteEntry.js` }),
    pages: remote.pages.map(({ name: _, ...page }) => ({ ...page, path: `/${hash.slice(0, 3)}${page.path}` })),
  };
}
