import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { listConditions, listSkills } from './catalogue-repository';

const Entries = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }));
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 }));
const Text = Type.Optional(Type.String({ maxLength: 200 }));

export const catalogueRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { database }) => {
  app.get(
    '/skills',
    {
      schema: {
        ...signedIn('Catalogues', 'Skills and specialties'),
        querystring: Type.Object({ limit: Limit }),
        response: { 200: Type.Object({ body: Type.Object({ skills: Entries }) }), ...failures(400, 401) },
      },
    },
    async ({ query }) => ({ body: { skills: await listSkills(database, query.limit ?? 1000) } }),
  );

  app.get(
    '/conditions',
    {
      schema: {
        ...signedIn('Catalogues', 'Conditions, all or those that hold the words of `search`'),
        querystring: Type.Object({ limit: Limit, search: Text }),
        response: { 200: Type.Object({ Body: Type.Object({ conditions: Entries }) }), ...failures(400, 401) },
      },
    },
    async ({ query }) => ({ Body: { conditions: await listConditions(database, query.limit ?? 3000, query.search) } }),
  );

  app.get(
    '/conditions/search',
    {
      schema: {
        ...signedIn('Catalogues', 'Conditions that hold the words of `q`'),
        querystring: Type.Object({ limit: Limit, q: Text }),
        response: { 200: Type.Object({ conditions: Entries }), ...failures(400, 401) },
      },
    },
    async ({ query }) => ({ conditions: await listConditions(database, query.limit ?? 50, query.q) }),
  );
};
