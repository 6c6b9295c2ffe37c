import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The status in the log where nobody was there to hear the answer, as nginx writes it. */
const hungUp = 499;

/**
 * One line for each answer of `app`, and a warning where it tells of an attack. Neither holds a query, a body or a token. Who serves calls it, once,
 * before any route.
 */
export function logAccess(app: FastifyInstance): void {
  const told = new WeakSet<FastifyRequest>();
  const tell = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (told.has(request)) return;
    told.add(request);
    const event = securityEvent(request, reply);
    const line = {
      ...requestFacts(request),
      status,
      ms: Math.round(reply.elapsedTime),
      ...(event === undefined ? {} : { from: request.ip }),
    };
    // A page brings a hundred files that never change.
    const isDetail = String(reply.getHeader('cache-control')).includes('immutable');
    if (event === undefined) request.log[isDetail ? 'debug' : 'info'](line, 'answered');
    else request.log.warn(line, event);
  };
  // Node knows whose a connection was that has ended only where it was asked before.
  app.addHook('onRequest', async (request) => void request.ip);
  app.addHook('onResponse', async (request, reply) => tell(request, reply, reply.statusCode));
  // Fastify calls no onResponse where the client has hung up before its answer was there.
  app.addHook('onSend', async (request, reply) => {
    if (request.raw.socket.destroyed) tell(request, reply, hungUp);
  });
}

/** Method, the route's pattern (an address may hold ids and search words) or else a file's path, and who asked, once that is known. */
export function requestFacts(request: FastifyRequest): { method: string; route: string; user?: string } {
  const { url = '(none)' } = request.routeOptions;
  const facts = { method: request.method, route: url === '/*' ? request.url.replace(/[?#].*$/s, '') : url };
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
