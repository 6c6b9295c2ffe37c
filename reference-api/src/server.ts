import { buildApp } from './app';
import { demoMode, limitsFrom } from './server-settings';

const port = Number(process.env.PORT ?? 4000);
const app = await buildApp(
  {
    dataDir: process.env.DATA_DIR ?? '.data/api',
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
console.info(`The reference API is ready on ${await app.listen({ port, host: '127.0.0.1' })}`);
