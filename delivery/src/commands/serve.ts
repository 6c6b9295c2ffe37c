import { closeOnSignals, demoMode } from '@careline/reference-api/server-settings';
import type { FastifyInstance } from 'fastify';
import { compose, isComposed } from '../compose/compose';
import { Failure, inShort } from '../failure';
import { withReleaseLock } from '../lock';
import { type Places, placesFrom } from '../places';
import { portFrom } from '../port-from';
import { createServer } from '../serve';
import { siteOriginFrom } from '../site-origin';
import { hostFrom, listenAt } from './listen-at';
import { refuseArguments } from './refuse-arguments';

const asComposed = '--as-composed';

/**
 * `pnpm serve`: the composed site, the image proxy and the reference API on PORT (3000), until SIGTERM or SIGINT. With `--as-composed` it takes the site as
 * it is and writes nothing of it, as one of several processes does.
 */
export async function run(args: readonly string[] = []): Promise<void> {
  const unknown = args.filter((arg) => arg !== asComposed);
  refuseArguments(unknown, 'pnpm serve, with --as-composed or without, and PORT and HOST from the environment,');
  const places = placesFrom(process.env);
  const port = portFrom(process.env, { usual: 3000 });
  const host = hostFrom(process.env);
  // Asked first: with another fault of the configuration the site of before is served, and with this one nothing is.
  siteOriginFrom(process.env);
  if (!args.includes(asComposed)) await composeToServe(places, process.env);
  else if (!isComposed(places)) throw new Failure(`${places.site} holds no site yet: pnpm release --all makes one.`);
  const server = await createServer({
    places,
    databaseUrl: process.env.DATABASE_URL,
    demo: demoMode(process.env),
    environment: process.env,
    keepsHealth: true,
  });
  console.log(await listen(server, host, port));
  closeOnSignals(server);
}

/** Returns the line that says where. Throws as `listenAt`. */
export async function listen(server: FastifyInstance, host: string, port: number): Promise<string> {
  await listenAt(server, host, port);
  const [bound] = server.addresses();
  return readyLine(host, typeof bound === 'object' ? bound.port : port);
}

/** Where to look at the site, and who else can. */
export function readyLine(host: string, port: number): string {
  const everybody = ['0.0.0.0', '::'].includes(host);
  const own = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const name = own || everybody ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const reach = everybody
    ? `listens on ${host}, every address of this machine`
    : own
      ? `listens on ${host}: this machine alone; HOST=0.0.0.0 opens it to the network`
      : `listens on ${host}`;
  return `Careline is ready on http://${name}:${port} (${reach})`;
}

/**
 * Composes the site. Where that is not possible, because the registry breaks a rule, a file is not the one that was released or the disk is full, the
 * site as it was composed last is what visitors get, and the log says why. Throws when there is no such site.
 */
export async function composeToServe(places: Places, environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await withReleaseLock(places, () => compose(places, environment));
  } catch (error) {
    if (!isComposed(places)) throw error;
    console.error(inShort(error, places.dataDir));
    console.error('The site is served as it was composed last, until that is mended and the site started again.');
  }
}
