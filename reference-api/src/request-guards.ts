import type { FastifyInstance } from 'fastify';
import { badRequest } from './http-error';

const bodyLimit = 128 * 1024;

/** What holds for every route: a body limit, answers that no cache keeps, and no NUL, which PostgreSQL cannot store. */
export function guardBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('preValidation', async (request) => {
    if (holdsNul(request.body) || holdsNul(request.query) || holdsNul(request.params)) {
      throw badRequest('Text must not contain the NUL character');
    }
  });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}
