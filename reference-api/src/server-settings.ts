import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import { trustedProxies } from './limits/trusted-proxies';
import { logSettings } from './log/log-settings';

export { closeGently, closeOnSignals } from './close-on-signals';
export { FolderError } from './database/data-folder';
export { networkOf } from './limits/network-of';
export { limitsFrom } from './limits/rules';
export { logAccess, requestFacts } from './log/access-log';
export { logSettings } from './log/log-settings';
export { safeError } from './log/safe-error';
export { type DemoMode, demoMode } from './seed/demo-mode';
export { SiteUrlError, siteOrigin } from './site-origin';

/** For the `pluginTimeout` of the Fastify that hosts the API, in ms: a new database may take its time on a busy machine. */
export const startTimeout = 120_000;

/** What the Fastify that hosts the API should be made with; without an `environment` it logs nothing. */
export function serverSettings(environment?: NodeJS.ProcessEnv): FastifyHttpOptions<Server> {
  return {
    logger: environment ? logSettings(environment) : false,
    // Our own line for each answer names the route instead of the address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomBytes(6).toString('hex'),
    pluginTimeout: startTimeout,
    // Who asks on a connection that is open is answered until the end, and told to close it: Caddy passes a refusal on to the visitor.
    return503OnClosing: false,
    // ms; whoever sends a request without ever ending it would keep a connection for ever.
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    trustProxy: trustedProxies(environment?.TRUST_PROXY),
  };
}
