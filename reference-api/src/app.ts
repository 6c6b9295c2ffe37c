import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { PasswordCost } from './auth/passwords';
import { seedCatalogue } from './catalogue/catalogue-repository';
import { compressAnswers } from './compress-answers';
import type { Context } from './context';
import { allowOtherOrigins } from './cross-origin';
import { awaitDatabase } from './database/await-database';
import { followTransaction } from './database/current-transaction';
import { openDatabase } from './database/open-database';
import { describeApi } from './describe-api';
import { answerErrors, answerUnknownPaths } from './error-answers';
import { keepHouse } from './keep-house';
import { type Limits, rulesFrom } from './limits/rules';
import { shedLoad } from './limits/shed-load';
import { logAccess } from './log/access-log';
import { localCardProvider } from './providers/local-card-provider';
import { localTelephonyProvider } from './providers/local-telephony-provider';
import { guardBodies } from './request-guards';
import { allRoutes } from './routes';
import type { DemoMode } from './seed/demo-mode';
import { demoAccounts, demoPassword, seedAccounts } from './seed/seed-accounts';
import { serverSettings } from './server-settings';

export { serverSettings, startTimeout } from './server-settings';

export type ReferenceApiOptions = {
  /** Folder of the embedded database; without it and without `databaseUrl` everything is kept in memory. */
  dataDir?: string | undefined;
  /** A PostgreSQL connection string; goes before `dataDir`. */
  databaseUrl?: string | undefined;
  /** Whether the two demonstration accounts are made; default `never`. */
  demo?: DemoMode | undefined;
  clock?: (() => Date) | undefined;
  limits?: Limits | undefined;
  /** Public address of the site; without it a site on any origin may call. */
  siteUrl?: string | undefined;
  /** What a password hash costs; default as OWASP advises. Only tests have a reason to pay less. */
  passwordCost?: PasswordCost | undefined;
};

/**
 * Every call of R169–R203 as one encapsulated plugin: register it with or without a `prefix`. It opens its database
 * before the server is ready (see startTimeout) and closes it with the server. While PostgreSQL cannot be reached, each call is answered
 * with 503. The host logs what is answered (`logAccess`). Throws when the database cannot be had for any other reason.
 */
export const referenceApi: FastifyPluginAsync<ReferenceApiOptions> = async (app, options) => {
  const opened = await openDatabase(options, app.log);
  const context: Context = {
    database: followTransaction(opened.database),
    clock: options.clock ?? (() => new Date()),
    cards: localCardProvider,
    telephony: localTelephonyProvider,
  };
  keepHouse(app, context);
  app.addHook('onClose', () => opened.close());
  const database = await awaitDatabase(app, async () => {
    await opened.migrate();
    await seedCatalogue(context.database);
    await seedAccounts(context, options.demo ?? 'never', options.passwordCost, app.log);
    const published = await demoAccounts(context.database);
    if (published.length > 0) app.log.warn({ accounts: published, password: demoPassword }, 'this is a demo');
  });

  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorateRequest('signedInAs', null);
  compressAnswers(app);
  answerErrors(app);
  // First what every answer carries, then what may refuse: a site on another origin has to read why.
  guardBodies(app);
  await allowOtherOrigins(app, options.siteUrl);
  shedLoad(app, options.limits?.atOnce ?? 100);
  database.refuseUntilReady(app);
  answerUnknownPaths(app);
  await describeApi(app);
  await app.register(allRoutes, {
    ...context,
    databaseKind: opened.kind,
    rules: rulesFrom(options.limits ?? {}),
    passwordCost: options.passwordCost,
  });
};

/** The API as a server of its own, which logs as `environment` says, or not at all; it does not listen yet. */
export async function buildApp(
  options: ReferenceApiOptions & { prefix?: string } = {},
  environment?: NodeJS.ProcessEnv,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverSettings(environment));
  logAccess(app);
  await app.register(referenceApi, options);
  await app.ready();
  return app;
}
