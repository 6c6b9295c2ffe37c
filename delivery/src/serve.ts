import { join } from 'node:path';
import { type DemoMode, FolderError, limitsFrom, serverSettings } from '@careline/reference-api/server-settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { Failure } from './failure';
import type { Places } from './places';
import { healthRoutes } from './serve/health-routes';
import { guardHost, refuseMalformed } from './serve/host-guards';
import { imageRoutes } from './serve/image-routes';
import { policyReports } from './serve/policy-reports';
import { siteRoutes } from './serve/site-routes';
import { siteOriginFrom } from './site-origin';

export { earlyHint } from './serve/early-hints';

export interface ServeOptions {
  readonly places: Places;
  /** A PostgreSQL connection string for the reference API; without it the embedded database in the data folder is used. */
  readonly databaseUrl?: string | undefined;
  /** Whether the reference API makes its demonstration accounts; it does not where nothing is said. */
  readonly demo?: DemoMode | undefined;
  /** LOG_LEVEL, TRUST_PROXY, WRITE_LIMIT, SITE_URL, METRICS_TOKEN and NODE_ENV are read from it; without it nothing is logged. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** Folder of the source images; that of the composed site where nothing is said. */
  readonly images?: string;
  /** False where another server has the API. */
  readonly withApi?: boolean;
  /** Whether what pages tell of releases decides what is good and bad; not where tests break them. */
  readonly keepsHealth?: boolean;
}

/**
 * The whole site in one server: the composed pages, the image proxy, and the reference API under /backend. It does not listen yet. Throws a Failure for
 * a folder of the API's that cannot be used, and for a SITE_URL that is no address.
 */
export async function createServer({
  places,
  databaseUrl,
  demo,
  environment,
  images,
  withApi = true,
  keepsHealth = false,
}: ServeOptions): Promise<FastifyInstance> {
  const siteUrl = siteOriginFrom(environment ?? {});
  const app: FastifyInstance = Fastify({
    ...serverSettings(environment),
    routerOptions: { caseSensitive: true },
    frameworkErrors: refuseMalformed(siteUrl),
  });
  guardHost(app, siteUrl);
  if (withApi) {
    const { referenceApi } = await import('@careline/reference-api');
    try {
      await app.register(referenceApi, {
        prefix: '/backend',
        dataDir: join(places.dataDir, 'api'),
        databaseUrl,
        demo,
        limits: limitsFrom(environment ?? {}),
        siteUrl,
      });
    } catch (error) {
      throw error instanceof FolderError ? new Failure(error.message) : error;
    }
  }
  await app.register(async (scope) => policyReports(scope));
  await app.register(async (scope) =>
    healthRoutes(scope, { places, isKept: keepsHealth, token: environment?.METRICS_TOKEN }),
  );
  await app.register(async (scope) => imageRoutes(scope, images ?? places.site));
  await app.register(async (scope) => siteRoutes(scope, places.site));
  return app;
}
