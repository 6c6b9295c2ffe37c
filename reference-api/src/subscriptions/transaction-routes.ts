import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { totalOf } from './charge';
import { findSubscriptionsOf } from './find-subscription';
import { quoteReactivations } from './reactivation';
import { settleSubscriptions } from './settle';
import { listTransactions, summariseTransactions } from './transaction-repository';

const tag = 'Transactions';
const path = '/api/v1/phone-subscriptions/:phoneId/transactions';
// A quote takes queries of its own, and whoever has no card may subscribe and cancel for nothing as often as they like.
const mostQuotes = 5;
const PhoneId = Type.Object({ phoneId: Type.String() });

const Transaction = Type.Object({
  id: Type.String(),
  subscription_id: Type.String(),
  type: Type.String(),
  status: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  description: Type.String(),
  period_start: Type.Union([Type.String(), Type.Null()]),
  period_end: Type.Union([Type.String(), Type.Null()]),
  minutes: Type.Union([Type.Integer(), Type.Null()]),
  phone_number: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
});
const Reactivation = Type.Object({
  subscription_id: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  lines: Type.Array(Type.Object({ type: Type.String(), amount: Type.Number() })),
});
const Summary = Type.Object({
  total_transactions: Type.Integer(),
  total_charged: Type.Number(),
  total_refunded: Type.Number(),
  net_total: Type.Number(),
  pending_amount: Type.Number(),
  failed_transactions: Type.Integer(),
  currency: Type.String(),
});

export const transactionRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const { database } = context;
  app.addHook('preHandler', (request) => settleSubscriptions(context, signedInUser(request).id));

  app.get(
    path,
    {
      schema: {
        ...signedIn(tag, 'Transactions of a phone, the newest first'),
        params: PhoneId,
        querystring: Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
          offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
        }),
        response: {
          200: Type.Object({
            data: Type.Array(Transaction),
            total: Type.Integer(),
            limit: Type.Integer(),
            offset: Type.Integer(),
            reactivations: Type.Array(Reactivation, {
              description: `What reactivating a subscription of the phone would charge now, where it charges something: of the ${mostQuotes} newest; of any by its own id`,
            }),
          }),
          ...failures(400, 401, 404),
        },
      },
    },
    async (request) => {
      const page = { limit: request.query.limit ?? 50, offset: request.query.offset ?? 0 };
      const user = signedInUser(request);
      const { phoneId } = request.params;
      const { rows, total } = await listTransactions(database, user.id, phoneId, page);
      const data = rows.map((row) => ({
        id: row.id,
        subscription_id: row.subscriptionId,
        type: row.type,
        status: row.status,
        amount: row.amountCents / 100,
        currency: row.currency,
        description: row.description,
        period_start: row.periodStart?.toISOString() ?? null,
        period_end: row.periodEnd?.toISOString() ?? null,
        minutes: row.minutes,
        phone_number: row.phoneNumber,
        created_at: row.createdAt.toISOString(),
      }));
      const quotes = await quoteReactivations(
        context,
        await findSubscriptionsOf(database, user.id, phoneId, mostQuotes),
      );
      const reactivations = quotes.map(({ row, lines }) => ({
        subscription_id: row.id,
        amount: totalOf(lines) / 100,
        currency: row.currency,
        lines: lines.map(({ type, cents }) => ({ type, amount: cents / 100 })),
      }));
      return { data, total, ...page, reactivations };
    },
  );

  app.get(
    `${path}/summary`,
    {
      schema: {
        ...signedIn(tag, 'What a phone has cost'),
        params: PhoneId,
        response: { 200: Type.Object({ data: Summary }), ...failures(401, 404) },
      },
    },
    async (request) => {
      const summary = await summariseTransactions(database, signedInUser(request).id, request.params.phoneId);
      return {
        data: {
          total_transactions: summary.count,
          total_charged: summary.chargedCents / 100,
          total_refunded: summary.refundedCents / 100,
          net_total: summary.netCents / 100,
          pending_amount: summary.pendingCents / 100,
          failed_transactions: summary.failed,
          currency: summary.currency,
        },
      };
    },
  );
};
