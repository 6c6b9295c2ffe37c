import { buildApp } from './app';
import { closeOnSignals } from './close-on-signals';
import { demoMode, limitsFrom } from './server-settings';

const port = Number(process.env.PORT || 4000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is a number up to 65535, and "${process.env.PORT}" is none.`);
  process.exit(1);
}
const host = process.env.HOST || '127.0.0.1';
const app = await buildApp(
  {
    dataDir: process.env.DATA_DIR || '.data/api',
    databaseUrl: process.env.DATABASE_URL,
    demo: demoMode(process.env),
    limits: limitsFrom(process.env),
    siteUrl: process.env.SITE_URL,
  },
  process.env,
).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

closeOnSignals(app);
console.info(`The reference API is ready on ${await app.listen({ port, host })}`);
