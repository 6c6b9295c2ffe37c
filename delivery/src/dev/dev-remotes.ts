import { join } from 'node:path';
import {
  type Locale,
  parseSiteRegistry,
  perLocale,
  type SiteRegistry,
  type SiteRemote,
} from '@careline/shared/manifest';
import { createServer, type ViteDevServer } from 'vite';
import { liveReleases, siteRegistry, siteRoutesOf } from '../compose/site-model';
import { readJson } from '../files';
import type { Places } from '../places';
import { remoteFacts } from '../release/declaration-facts';
import { readRegistry } from '../release/live-registry';
import { resolveManifest } from '../release/resolve-manifest';
import { declarationNews, hotNews } from './hot';

/** A remote that is worked on: its own dev server, loaded by the shell from there. */
export interface DevRemote {
  readonly name: string;
  readonly server: ViteDevServer;
  readonly url: string;
}

/** Starts the dev server of one remote; its address is written into the modules, because the shell loads them from another origin. `reloadPage` is called when its declaration or texts have changed. */
export async function startDevRemote(
  places: Places,
  name: string,
  port: number,
  reloadPage: () => void,
): Promise<DevRemote> {
  const root = join(places.root, name);
  const origin = `http://localhost:${port}`;
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [hotNews(root, 'src/index.ts'), declarationNews(root, reloadPage)],
    server: { port, strictPort: true, cors: true, origin },
  });
  await server.listen();
  return { name, server, url: `${origin}/remoteEntry.js` };
}

/** The registry of the page: remotes that are worked on as their sources say, the others as last released. */
export async function devRegistry(
  places: Places,
  remotes: readonly DevRemote[],
  locale: Locale,
): Promise<SiteRegistry> {
  const released = siteRegistry(liveReleases(readRegistry(places)), locale).remotes;
  const worked = await Promise.all(remotes.map((remote) => fromSources(places, remote, locale)));
  const names = new Set(worked.map((remote) => remote.name));
  return parseSiteRegistry({ remotes: [...worked, ...released.filter((remote) => !names.has(remote.name))] });
}

async function fromSources(places: Places, { name, server, url }: DevRemote, locale: Locale): Promise<SiteRemote> {
  const { default: declaration } = await server.ssrLoadModule('/remote.manifest.ts');
  const manifest = remoteFacts(declaration, join(places.root, name));
  const text = (language: Locale) => readJson(join(places.root, name, `src/texts/${language}.json`));
  const resolved = resolveManifest(name, { manifest, texts: perLocale(text) });
  return { name, url, version: 'dev', ...siteRoutesOf(resolved, locale) };
}
