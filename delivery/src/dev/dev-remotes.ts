import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Locale,
  parseSiteRegistry,
  perLocale,
  type SiteRegistry,
  type SiteRemote,
} from '@careline/shared/manifest';
import { createServer, type ViteDevServer } from 'vite';
import { liveReleases, siteRegistry, siteRoutesOf } from '../compose/site-model';
import { listFiles, readJson } from '../files';
import type { Places } from '../places';
import { buildPackage, checkInstalled } from '../release/build';
import { remoteFacts } from '../release/declaration-facts';
import { readRegistry } from '../release/live-registry';
import { resolveManifest } from '../release/resolve-manifest';
import type { DevSite } from './dev-site';
import { declarationNews, hotNews } from './hot';
import { lentBuild } from './lent-build';

/** A remote that is worked on: its own dev server, loaded by the shell from there. */
export interface DevRemote {
  readonly name: string;
  readonly server: ViteDevServer;
  readonly url: string;
}

export interface DevRemoteParts {
  readonly port: number;
  /** Origins of the shell that takes the sources; to any other the remote is lent as it would be released. */
  readonly ownOrigins: readonly string[];
  /** Called when the remote's declaration or texts have changed. */
  readonly reloadPage: () => void;
}

/** Starts the dev server of one remote; its address is written into the modules, because the shell loads them from another origin. */
export async function startDevRemote(
  places: Places,
  name: string,
  { port, ownOrigins, reloadPage }: DevRemoteParts,
): Promise<DevRemote> {
  const root = join(places.root, name);
  checkInstalled(root);
  const origin = `http://localhost:${port}`;
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [
      lentBuild({ name, ownOrigins, build: () => builtFiles(places, name) }),
      hotNews(root, 'src/index.ts'),
      declarationNews(root, reloadPage),
    ],
    server: { port, strictPort: true, cors: true, origin },
  });
  await server.listen();
  return { name, server, url: `${origin}/remoteEntry.js` };
}

async function builtFiles(places: Places, name: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const { files } = await buildPackage(places, name);
  const read = new Map(listFiles(files).map((path) => [path, readFileSync(join(files, path))]));
  rmSync(dirname(files), { recursive: true, force: true });
  return read;
}

/** The registry of the page: remotes that are worked on as their sources say, the others as last released, here or on a deployed site. */
export async function devRegistry(
  places: Places,
  remotes: readonly DevRemote[],
  locale: Locale,
  site?: Pick<DevSite, 'registry'>,
): Promise<SiteRegistry> {
  const known = site ? await site.registry(locale) : siteRegistry(liveReleases(readRegistry(places)), locale);
  const released = known.remotes;
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
