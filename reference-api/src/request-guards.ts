import type { FastifyInstance } from 'fastify';
import { badRequest } from './http-error';

const bodyLimit = 128 * 1024;
/** Levels; what the API takes needs four. */
const deepest = 20;

/** What holds for every route: a body limit, answers that no cache keeps, and no NUL, which PostgreSQL cannot store. */
export function guardBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    checkTexts([body, query, params]);
  });
}

/** Level by level rather than by recursion, which a body of nothing but brackets would exhaust. */
function checkTexts(values: unknown[]): void {
  let level = values;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) {
      throw badRequest('The request is nested too deeply: at most {limit} levels were expected', { limit: deepest });
    }
    if (level.some((value) => typeof value === 'string' && value.includes('\0'))) {
      throw badRequest('Text must not contain the NUL character');
    }
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
