import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { bearerToken, signedInUser } from './require-sign-in';
import { endSession } from './user-repository';

const Identity = Type.Object({
  user_id: Type.String(),
  org_id: Type.String(),
  permissions: Type.Array(Type.String()),
  username: Type.String(),
});

export const sessionRoutes: FastifyPluginAsyncTypebox<Context> = async (app, { database }) => {
  app.get(
    '/auth/validate',
    {
      schema: {
        ...signedIn('Authentication', 'Who the token stands for'),
        response: { 200: Identity, ...failures(401) },
      },
    },
    async (request) => {
      const user = signedInUser(request);
      return { user_id: user.id, org_id: user.orgId, permissions: user.permissions, username: user.email };
    },
  );

  app.post(
    '/auth/logout',
    {
      schema: {
        ...signedIn('Authentication', 'Revokes the token'),
        response: { 204: Type.Null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token !== undefined) await endSession(database, token);
      reply.code(204);
      return null;
    },
  );
};
