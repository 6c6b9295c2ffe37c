import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { environmentLayer, siteConfig } from '../compose/site-config';
import { type Back, startBack } from '../dev/back';
import { devPage } from '../dev/dev-page';
import { type DevRemote, devRegistry, startDevRemote } from '../dev/dev-remotes';
import { connectSite, type DevSite } from '../dev/dev-site';
import { heldCalls } from '../dev/held-calls';
import { hotNews } from '../dev/hot';
import { releaseMissing } from '../dev/missing';
import { checkPorts } from '../dev/ports';
import { Failure } from '../failure';
import { readJson } from '../files';
import { settled } from '../lock';
import { type Places, placesFrom, workspaceRoot } from '../places';
import { portFrom } from '../port-from';
import { remotesIn } from '../release/release-all';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';
import { takeOption } from './take-option';

/**
 * `pnpm dev [remote…]`: the shell on PORT (3000) and the named remotes, or all, on the ports after it, all with Fast Refresh. Other remotes come from
 * their last release. The reference API and the images are proxied from one more server, which starts anew when the API's sources change. `--site
 * https://staging.example` takes all that from a deployed site instead: its releases of the other remotes, its configuration and its API.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (workspaceRoot() === undefined) {
    throw new Failure(
      'The shell is served from its sources here, which a repository of one remote has not: careline release <name> --no-verify and careline serve show the remote among the releases of DATA_DIR.',
    );
  }
  // Of a shell that is for production, or remotes would come in one mode and what they share in the other.
  process.env.NODE_ENV = 'development';
  const places = placesFrom(process.env);
  const port = portFrom(process.env, { usual: 3000, least: 1 });
  const backPort = portFrom(process.env, { name: 'API_PORT', usual: port + 100, least: 1 });
  const all = remotesIn(places.root);
  const noAddress = '--site takes an address: pnpm dev billing --site https://staging.example.';
  const { rest, value: address } = takeOption(args, '--site', noAddress);
  refuseArguments(
    rest.filter((word) => word.startsWith('-')),
    'pnpm dev, with names of remotes or --site, and PORT=4000 before it for another port,',
  );
  const site = address === undefined ? undefined : await connectSite(address);
  const wanted = rest.length > 0 ? [...new Set(rest.map(fullName))] : all;
  const stranger = wanted.find((name) => !all.includes(name));
  if (stranger) throw new Failure(`There is no remote ${stranger}: there are ${all.join(', ')}.`);
  const portOf = (name: string) => port + 1 + all.indexOf(name);
  await checkPorts([
    { port, what: 'the site' },
    ...wanted.map((name) => ({ port: portOf(name), what: name })),
    ...(site ? [] : [{ port: backPort, what: 'the API' }]),
  ]);
  if (!site) {
    await settled(places);
    await releaseMissing(places, wanted);
  }

  const started: { close: () => Promise<void> }[] = [];
  const stop = () => Promise.allSettled(started.map((one) => one.close()));
  // Before anything is started: an API that were left behind while it starts would keep the data folder from the next start (F469).
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  try {
    // Beside the dev servers: each waits for files while the other works.
    const coming = site ? undefined : startBack(backPort);
    const startedBack = coming?.catch(() => undefined);
    started.push({ close: async () => (await startedBack)?.close() });
    const remotes: DevRemote[] = [];
    const shell = await startDevShell(places, { port, backPort, coming, remotes, site });
    started.push(shell);
    const ownOrigins = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
    const reloadPage = () => shell.ws.send({ type: 'full-reload' });
    for (const name of wanted) {
      const remote = await startDevRemote(places, name, { port: portOf(name), ownOrigins, reloadPage });
      started.push(remote.server);
      remotes.push(remote);
    }
    await shell.listen();
    const back = await coming;
    if (back)
      for (const folder of ['reference-api/src', 'reference-api/migrations'])
        restartOnChange(back, shell, join(places.root, folder));
    console.log(`Careline (development) is ready on http://localhost:${port}`);
    for (const { name, url } of remotes) console.log(`  ${name.padEnd(16)}${url}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

interface DevShell {
  readonly port: number;
  readonly backPort: number;
  /** Who answers there, while it starts; nobody where a site does. */
  readonly coming: Promise<Back> | undefined;
  /** Where all but the remotes comes from; this machine where nothing is said. */
  readonly site: DevSite | undefined;
  /** Read at each page load. */
  readonly remotes: readonly DevRemote[];
}

function startDevShell(places: Places, { port, backPort, coming, remotes, site }: DevShell): Promise<ViteDevServer> {
  const root = join(places.root, 'shell');
  const page: Plugin = devPage({
    config: () =>
      site?.config ?? siteConfig(places, readJson(join(root, 'config.json')), environmentLayer(process.env)),
    registry: (locale) => devRegistry(places, remotes, locale, site),
  });
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    publicDir: 'public',
    plugins: [
      page,
      hotNews(root, 'src/main.ts'),
      ...(coming ? [heldCalls(ownPaths, async () => (await coming).whenSettled())] : []),
    ],
    // All libraries are found before the first load: one that is found during it makes the page load a second time.
    optimizeDeps: { entries: ['src/main.ts', 'src/bootstrap.tsx'] },
    server: {
      port,
      strictPort: true,
      proxy: site?.proxy ?? Object.fromEntries(ownPaths.map((path) => [path, `http://127.0.0.1:${backPort}`])),
    },
  });
}

/** What the dev server does not answer itself. */
const ownPaths = ['/backend', '/_ipx', '/remotes', '/builds', '/registry'];

function restartOnChange(back: Back, shell: ViteDevServer, folder: string): void {
  shell.watcher.add(folder);
  shell.watcher.on('all', (_event, path) => {
    if (path.startsWith(folder) && !/\.(test|suite)\.ts$/.test(path)) void back.restart();
  });
}
