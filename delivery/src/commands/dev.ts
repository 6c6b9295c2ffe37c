import { join } from 'node:path';
import { demoMode } from '@careline/reference-api/server-settings';
import { createServer } from 'vite';
import { environmentLayer, siteConfig } from '../compose/site-config';
import { devPage } from '../dev/dev-page';
import { type DevRemote, devRegistry, startDevRemote } from '../dev/dev-remotes';
import { Failure } from '../failure';
import { readJson } from '../files';
import { settled } from '../lock';
import { placesFrom } from '../places';
import { remotesIn } from '../release/release-all';
import { createServer as createSite } from '../serve';

/**
 * `pnpm dev [remote…]`: the shell on PORT (3000) and the named remotes, or all, on the ports after it, all with Fast Refresh. Other remotes
 * come from their last release. The reference API and the images are proxied from one more server.
 */
export async function run(args: readonly string[]): Promise<void> {
  const places = placesFrom(process.env);
  const port = Number(process.env.PORT ?? 3000);
  const all = remotesIn(places.root);
  const wanted = args.length > 0 ? args.map((arg) => (arg.startsWith('mf-') ? arg : `mf-${arg}`)) : all;
  const stranger = wanted.find((name) => !all.includes(name));
  if (stranger) throw new Failure(`There is no remote ${stranger}: there are ${all.join(', ')}.`);
  await settled(places);

  const behind = await createSite({
    places,
    databaseUrl: process.env.DATABASE_URL,
    demo: demoMode(process.env),
    environment: process.env,
    images: join(places.root, 'shell/public'),
  });
  const back = await behind.listen({ port: port + 100, host: '127.0.0.1' });
  const remotes: DevRemote[] = [];
  for (const name of wanted) remotes.push(await startDevRemote(places, name, port + 1 + all.indexOf(name)));

  const root = join(places.root, 'shell');
  const shell = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    publicDir: 'public',
    plugins: [
      devPage({
        config: () => siteConfig(places, readJson(join(root, 'config.json')), environmentLayer(process.env)),
        registry: (locale) => devRegistry(places, remotes, locale),
      }),
    ],
    server: {
      port,
      strictPort: true,
      proxy: { '/backend': back, '/_ipx': back, '/remotes': back, '/builds': back, '/registry': back },
    },
  });
  await shell.listen();
  console.log(`Careline (development) is ready on http://localhost:${port}`);
  for (const { name, url } of remotes) console.log(`  ${name.padEnd(16)}${url}`);

  const stop = async () => {
    await Promise.all([shell.close(), behind.close(), ...remotes.map((remote) => remote.server.close())]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
