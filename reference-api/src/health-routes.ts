import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import { users } from './database/schema';
import { failures } from './failure-schema';
import { unavailable } from './http-error';
import type { RouteOptions } from './route-options';

/** ms; what asks for our health gives up soon after. */
const patience = 1500;

export const healthRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { database, databaseKind }) => {
  let asked: Promise<unknown> | undefined;
  /** Fails where PostgreSQL takes no writes, and so that connection is not used again. */
  const forWriting = async () => database.select({ id: users.id }).from(users).where(sql`false`).for('update');
  /** One question at a time, however many ask: a database that hangs must not be left with a connection for each. */
  const ask = () => {
    asked ??= forWriting().finally(() => {
      asked = undefined;
    });
    return asked;
  };

  app.get(
    '/health',
    {
      schema: {
        tags: ['Service'],
        summary: 'Whether the API and its database answer',
        response: { 200: Type.Object({ status: Type.String(), database: Type.String() }), ...failures(503) },
      },
    },
    async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), patience);
      });
      try {
        await Promise.race([ask(), late]);
        return { status: 'ok', database: databaseKind };
      } catch {
        throw unavailable('The database does not answer.');
      } finally {
        clearTimeout(timer);
      }
    },
  );
};
