import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { auditNumbers, summariseRecycling } from './recycling-repository';

const Audit = Type.Object({
  total_twilio_numbers: Type.Integer(),
  active_numbers: Type.Integer(),
  available_numbers: Type.Integer(),
  cost_savings: Type.Object({ potential_savings: Type.Number(), currency: Type.String() }),
});
const Recycling = Type.Object({
  total_recycled: Type.Integer(),
  total_cost_savings: Type.Number(),
  available_for_reuse: Type.Integer(),
  recycling_rate: Type.Number(),
});

/** Figures of the whole platform; they name nobody, and ask for no role (R159). */
export const recyclingRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.get(
    '/api/v1/twilio/audit',
    {
      schema: {
        ...signedIn('Recycling', 'Numbers held and reusable, of all accounts together'),
        response: { 200: Audit, ...failures(401) },
      },
    },
    () => auditNumbers(context),
  );

  app.get(
    '/api/v1/twilio/recycling/stats',
    {
      schema: {
        ...signedIn('Recycling', 'What reuse has saved, in all accounts together'),
        response: { 200: Recycling, ...failures(401) },
      },
    },
    () => summariseRecycling(context),
  );
};
