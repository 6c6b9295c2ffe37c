import { compose } from '../compose/compose';
import { Failure } from '../failure';
import { placesFrom } from '../places';
import { createServer } from '../serve';

/** `pnpm serve`: the composed site, the image proxy and the reference API on PORT (3000), until SIGTERM or SIGINT. */
export async function run(): Promise<void> {
  const places = placesFrom(process.env);
  const port = Number(process.env.PORT ?? 3000);
  compose(places, process.env);
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
