import { join } from 'node:path';
import { closeGently, demoMode } from '@careline/reference-api/server-settings';
import { inShort } from '../failure';
import { placesFrom } from '../places';
import { createServer } from '../serve';

/** In ms; a call that never ends may be what the new sources mend. */
const patience = 1_000;

/** The reference API, the images and the released remotes behind `pnpm dev`, on BACK_PORT, in a process that can be started anew when the API's sources change. */
const places = placesFrom(process.env);
const stop = () => process.exit(0);
try {
  const server = await createServer({
    places,
    databaseUrl: process.env.DATABASE_URL,
    demo: demoMode(process.env),
    environment: process.env,
    images: join(places.root, 'shell/public'),
  });
  await server.listen({ port: Number(process.env.BACK_PORT), host: '127.0.0.1' });
  const close = () => void closeGently(server, patience).then(stop, stop);
  // Both: the parent asks for an end, or has come to its own.
  process.once('SIGTERM', close).once('disconnect', close);
  // Ctrl+C reaches this process too; the parent ends it.
  process.on('SIGINT', () => {});
  process.send?.('ready');
} catch (error) {
  console.error(inShort(error, places.dataDir));
  process.exit(1);
}
