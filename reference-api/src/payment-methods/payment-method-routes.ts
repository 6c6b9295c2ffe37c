import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import {
  createPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
  updatePaymentMethod,
} from './payment-method-repository';
import { NewPaymentMethod, PaymentMethod, PaymentMethodChanges } from './payment-method-schema';

const PaymentMethodAnswer = Type.Object({ data: PaymentMethod });
const Id = Type.Object({ id: Type.String() });

export const paymentMethodRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.get(
    '/api/v1/payment-methods',
    {
      schema: {
        ...signedIn('Payment methods', 'All cards, the default one first'),
        response: { 200: Type.Object({ data: Type.Array(PaymentMethod) }), ...failures(401) },
      },
    },
    async (request) => ({ data: await listPaymentMethods(context.database, signedInUser(request).id) }),
  );

  app.post(
    '/api/v1/payment-methods',
    {
      schema: {
        ...signedIn('Payment methods', 'Stores a card that the card provider has tokenised'),
        body: NewPaymentMethod,
        response: { 201: PaymentMethodAnswer, ...failures(400, 401, 422) },
      },
    },
    async (request, reply) => {
      const data = await createPaymentMethod(context, signedInUser(request).id, request.body);
      reply.code(201);
      return { data };
    },
  );

  app.put(
    '/api/v1/payment-methods/:id',
    {
      schema: {
        ...signedIn('Payment methods', 'Makes a card the default, or changes its expiry'),
        params: Id,
        body: PaymentMethodChanges,
        response: { 200: PaymentMethodAnswer, ...failures(400, 401, 404) },
      },
    },
    async (request) => ({
      data: await updatePaymentMethod(context, signedInUser(request).id, request.params.id, request.body),
    }),
  );

  app.delete(
    '/api/v1/payment-methods/:id',
    {
      schema: {
        ...signedIn('Payment methods', 'Removes a card'),
        params: Id,
        response: { 204: Type.Null(), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await deletePaymentMethod(context, signedInUser(request).id, request.params.id);
      reply.code(204);
      return null;
    },
  );
};
