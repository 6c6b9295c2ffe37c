import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { ownUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { callStatistics } from './call-statistics';

const day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}([T ].{0,30})?$' }));

const Statistics = Type.Object({
  phone_number_id: Type.String(),
  date_from: Type.String(),
  date_to: Type.String(),
  total_calls: Type.Integer(),
  answered_calls: Type.Integer(),
  missed_calls: Type.Integer(),
  answer_rate: Type.Number(),
  total_minutes: Type.Integer(),
  average_duration_seconds: Type.Integer(),
  unique_callers: Type.Integer(),
  calls_by_day: Type.Array(
    Type.Object({ date: Type.String(), calls: Type.Integer(), answered: Type.Integer(), missed: Type.Integer() }),
  ),
  recent_calls: Type.Array(
    Type.Object({
      id: Type.String(),
      from: Type.String(),
      started_at: Type.String(),
      duration_seconds: Type.Integer(),
      status: Type.String(),
    }),
  ),
});

export const statisticsRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.get(
    '/api/v1/twilio/phones/:userId/:numberId/statistics',
    {
      schema: {
        ...signedIn(
          'Telephony numbers',
          'Calls of a number, by day and the latest; between two days, or of the last year',
        ),
        params: Type.Object({ userId: Type.String(), numberId: Type.String() }),
        querystring: Type.Object({ date_from: day, date_to: day }),
        response: { 200: Statistics, ...failures(400, 401, 403, 404) },
      },
    },
    (request) => {
      const user = ownUser(request, request.params.userId);
      return callStatistics(context, user.id, request.params.numberId, request.query);
    },
  );
};
