import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { badRequest } from '../http-error';
import { Candidate, PhoneNumber, SearchOrPurchase } from './number-schema';
import { shownNumber } from './number-view';
import { purchaseNumber } from './purchase-number';
import { searchNumbers } from './search-numbers';

export const searchRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.post(
    '/api/v1/twilio/phones',
    {
      // A search comes as a POST because a purchase does; its answers are long.
      config: { onlyReads: (body) => !('phone_number' in Object(body)) },
      schema: {
        ...signedIn('Telephony numbers', 'Searches numbers, or buys the one that `phone_number` names'),
        body: SearchOrPurchase,
        response: {
          200: Type.Object({ data: Type.Array(Candidate) }),
          201: Type.Object({ data: PhoneNumber }),
          ...failures(400, 401, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      if (request.body.phone_number !== undefined) {
        const row = await purchaseNumber(context, user.id, request.body);
        reply.code(201);
        return { data: shownNumber(row) };
      }
      if (request.body.action === 'purchase') throw badRequest('{field} is required', { field: 'phone_number' });
      return { data: await searchNumbers(context, request.body) };
    },
  );
};
