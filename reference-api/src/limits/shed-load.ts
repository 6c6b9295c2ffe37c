import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../http-error';

/** Bodies that may be on their way, for each request that may be worked on. */
const bodiesEach = 5;

/**
 * At most `most` requests of `app` are worked on at once; more are refused with 503, at once. Without it everybody waits longer and longer for a
 * database that answers one after another, until nobody's client waits any more. /health is always answered. Whoever has not sent all of their body
 * is not worked on and takes nobody's place; where too many such wait, who began first is cut off. Whoever hangs up ends no work: it keeps its place.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  const underway = new Set<FastifyRequest>();
  const awaited = new Set<FastifyRequest>();
  const begin = (request: FastifyRequest) => {
    if (underway.size >= most) throw unavailable('The service is busy. Please try again in a moment.');
    underway.add(request);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (isHealth(request)) return;
    begin(request);
    reply.raw.once('close', () => {
      awaited.delete(request);
      // The answer of a hook that failed comes to no onSend.
      if (reply.sent) underway.delete(request);
    });
  });
  app.addHook('preParsing', async (request, reply) => {
    if (isHealth(request) || !hasBody(request)) return;
    // Node tells nobody who begins to read now that no body will come.
    if (request.raw.destroyed) {
      reply.code(400).send();
      return;
    }
    underway.delete(request);
    awaited.add(request);
    const [first = request] = awaited;
    if (awaited.size <= most * bodiesEach) return;
    awaited.delete(first);
    first.raw.destroy();
  });
  app.addHook('preValidation', async (request) => {
    awaited.delete(request);
    if (!isHealth(request) && !underway.has(request)) begin(request);
  });
  // It comes also for an answer that nobody hears.
  app.addHook('onSend', async (request) => {
    underway.delete(request);
    awaited.delete(request);
  });
}

function isHealth({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.endsWith('/health') === true;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
