import { logAccess, requestFacts, safeError } from '@careline/reference-api/server-settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers';

/** What every answer of the server has in common, whoever gives it: a line of the log, headers, no word of what went wrong inside, one host. */
export function guardHost(app: FastifyInstance, siteUrl: string | undefined): void {
  logAccess(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(siteUrl));
    if (!hasOneHost(request)) return refuse(reply, 400, 'The request names more than one host.');
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ ...requestFacts(request), ...safeError(error) }, 'failed');
    return refuse(reply, status, status < 500 ? 'The request is not understood.' : 'Something went wrong on our side.');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'Not found'));
}

/** For Fastify's `frameworkErrors`: refuses what comes to no hook, such as a path with a malformed escape. */
export function refuseMalformed(siteUrl: string | undefined) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    request.log.info({ method: request.method, route: '(none)', status: 400 }, 'answered');
    void refuse(reply.headers(headersOf(siteUrl)), 400, 'The address is malformed.');
  };
}

function headersOf(siteUrl: string | undefined): Readonly<Record<string, string>> {
  if (!siteUrl?.startsWith('https:')) return securityHeaders;
  return { ...securityHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).type('application/json; charset=utf-8').send({ message });
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** Behind a cache, a request with two Host headers, or with a host in its address as for a proxy, can be kept under the wrong one. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return named <= 1 && raw.url?.startsWith('/') === true;
}
