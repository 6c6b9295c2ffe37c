import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { notFound } from '../http-error';
import { createSubscription } from './create-subscription';
import { findSubscription, findSubscriptionsOf, listSubscriptions } from './find-subscription';
import { settleSubscriptions } from './settle';
import { NewSubscription, Subscription, SubscriptionChanges, SubscriptionQuery } from './subscription-schema';
import { shownSubscription } from './subscription-view';
import { cancelSubscription, pauseSubscription, reactivateSubscription } from './transitions';
import { updateSubscription } from './update-subscription';

const tag = 'Phone subscriptions';
const base = '/api/v1/phone-subscriptions';
const Id = Type.Object({ id: Type.String() });
const Answer = Type.Object({ data: Subscription });

export const subscriptionRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { database } = context;
  app.addHook('preHandler', (request) => settleSubscriptions(context, signedInUser(request).id));

  app.get(
    base,
    {
      schema: {
        ...signedIn(tag, 'Subscriptions, filtered and sorted'),
        querystring: SubscriptionQuery,
        response: {
          200: Type.Object({
            data: Type.Array(Subscription),
            total_pages: Type.Integer(),
            current_page: Type.Integer(),
          }),
          ...failures(400, 401),
        },
      },
    },
    async (request) => {
      const { rows, totalPages, page } = await listSubscriptions(database, signedInUser(request).id, request.query);
      return { data: rows.map(shownSubscription), total_pages: totalPages, current_page: page };
    },
  );

  app.post(
    base,
    {
      schema: {
        ...signedIn(tag, 'Subscribes a phone and charges the first month'),
        body: NewSubscription,
        response: { 200: Answer, 201: Answer, ...failures(400, 401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { row, isNew } = await createSubscription(context, signedInUser(request).id, request.body);
      reply.code(isNew ? 201 : 200);
      return { data: shownSubscription(row) };
    },
  );

  app.get(
    `${base}/:id`,
    { schema: { ...signedIn(tag, 'One subscription'), params: Id, response: { 200: Answer, ...failures(401, 404) } } },
    async (request) => ({
      data: shownSubscription(await findSubscription(database, signedInUser(request).id, request.params.id)),
    }),
  );

  app.put(
    `${base}/:id`,
    {
      schema: {
        ...signedIn(tag, 'Moves a subscription to another phone, or changes its status'),
        params: Id,
        body: SubscriptionChanges,
        response: { 200: Answer, ...failures(400, 401, 404, 409, 422) },
      },
    },
    async (request) => ({
      data: shownSubscription(
        await updateSubscription(context, signedInUser(request).id, request.params.id, request.body),
      ),
    }),
  );

  app.delete(
    `${base}/:id`,
    {
      schema: {
        ...signedIn(tag, 'Cancels; the id is that of the phone, of the number or of the subscription'),
        params: Id,
        response: { 200: Answer, ...failures(401, 404, 409) },
      },
    },
    async (request) => {
      const user = signedInUser(request);
      const [found] = await findSubscriptionsOf(database, user.id, request.params.id, 1);
      if (found === undefined) throw notFound('Subscription not found');
      return { data: shownSubscription(await cancelSubscription(context, user.id, found.id)) };
    },
  );

  for (const [action, summary, transition] of [
    ['pause', 'Pauses an active subscription', pauseSubscription],
    ['reactivate', 'Makes a subscription active, and charges what is owed', reactivateSubscription],
  ] as const) {
    app.post(
      `${base}/:id/${action}`,
      {
        schema: {
          ...signedIn(tag, summary),
          params: Id,
          response: { 200: Answer, ...failures(401, 404, 409, 422) },
        },
      },
      async (request) => ({
        data: shownSubscription(await transition(context, signedInUser(request).id, request.params.id)),
      }),
    );
  }
};
