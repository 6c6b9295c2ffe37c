import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { ownUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { findNumber, listNumbers, releaseNumber, updateNumber } from './number-repository';
import { NumberChanges, PhoneNumber } from './number-schema';
import { shownNumber } from './number-view';

const tag = 'Telephony numbers';
const path = '/api/v1/twilio/phones/:userId';
const Owner = Type.Object({ userId: Type.String() });
const Ids = Type.Object({ userId: Type.String(), numberId: Type.String() });
const Answer = Type.Object({ data: PhoneNumber });

export const numberRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.get(
    path,
    {
      schema: {
        ...signedIn(tag, 'All forwarding numbers of a user'),
        params: Owner,
        response: { 200: Type.Object({ data: Type.Array(PhoneNumber) }), ...failures(401, 403) },
      },
    },
    async (request) => {
      const rows = await listNumbers(context.database, ownUser(request, request.params.userId).id);
      return { data: rows.map(shownNumber) };
    },
  );

  app.get(
    `${path}/:numberId`,
    { schema: { ...signedIn(tag, 'One number'), params: Ids, response: { 200: Answer, ...failures(401, 403, 404) } } },
    async (request) => {
      const user = ownUser(request, request.params.userId);
      return { data: shownNumber(await findNumber(context.database, user.id, request.params.numberId)) };
    },
  );

  app.put(
    `${path}/:numberId`,
    {
      schema: {
        ...signedIn(tag, 'Changes name, purpose, target or status'),
        params: Ids,
        body: NumberChanges,
        response: { 200: Answer, ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const user = ownUser(request, request.params.userId);
      return { data: shownNumber(await updateNumber(context, user.id, request.params.numberId, request.body)) };
    },
  );

  app.delete(
    `${path}/:numberId`,
    {
      schema: {
        ...signedIn(tag, 'Gives a number back; it can be bought again as a recycled one'),
        params: Ids,
        response: { 204: Type.Null(), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await releaseNumber(context, ownUser(request, request.params.userId).id, request.params.numberId);
      reply.code(204);
      return null;
    },
  );
};
