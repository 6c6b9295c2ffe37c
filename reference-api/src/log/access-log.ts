import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One line for each answer of `app`, and a warning where it tells of an attack. Neither holds a query, a body or a token. */
export function logAccess(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const event = securityEvent(request, reply);
    const line = {
      ...requestFacts(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(event === undefined ? {} : { from: request.ip }),
    };
    if (event === undefined) request.log.info(line, 'answered');
    else request.log.warn(line, event);
  });
}

/** Method, the route's pattern (an address may hold ids and search words), and who asked, once that is known. */
export function requestFacts(request: FastifyRequest): { method: string; route: string; user?: string } {
  const facts = { method: request.method, route: request.routeOptions.url ?? '(none)' };
  return request.signedInAs ? { ...facts, user: request.signedInAs.id } : facts;
}

function securityEvent(request: FastifyRequest, { statusCode }: FastifyReply): string | undefined {
  if (statusCode === 403) return 'forbidden';
  if (statusCode === 429) return 'rate-limited';
  if (statusCode !== 401) return undefined;
  if (request.routeOptions.url?.endsWith('/auth/login')) return 'sign-in-refused';
  // A token that was revoked, has run out or was made up; a call without one is a mistake, not an attempt.
  return request.headers.authorization === undefined ? undefined : 'token-refused';
}
