import { compose, isComposed } from '../compose/compose';
import { Failure, inShort } from '../failure';
import { withReleaseLock } from '../lock';
import { type Places, placesFrom } from '../places';
import { createServer } from '../serve';
import { refuseArguments } from './refuse-arguments';

/** `pnpm serve`: the composed site, the image proxy and the reference API on PORT (3000), until SIGTERM or SIGINT. */
export async function run(args: readonly string[] = []): Promise<void> {
  refuseArguments(args, 'pnpm serve, with PORT and HOST from the environment,');
  const places = placesFrom(process.env);
  const port = Number(process.env.PORT ?? 3000);
  await composeToServe(places, process.env);
  const server = await createServer({ places, databaseUrl: process.env.DATABASE_URL });
  try {
    await server.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
  } catch (error) {
    await server.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port} is taken: stop what runs there, or start with another one, such as PORT=${port + 1} npm start.`,
      );
    }
    throw error;
  }
  console.log(`Careline is ready on http://localhost:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close());
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
