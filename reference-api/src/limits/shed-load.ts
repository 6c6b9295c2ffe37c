import type { FastifyInstance } from 'fastify';
import { unavailable } from '../http-error';

/**
 * At most `most` requests of `app` are worked on at once; more are refused with 503, at once. Without it everybody waits longer and longer for a
 * database that answers one after another, until nobody's client waits any more. /health is always answered.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  let underway = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.endsWith('/health')) return;
    if (underway >= most) throw unavailable('The service is busy. Please try again in a moment.');
    underway += 1;
    reply.raw.once('close', () => {
      underway -= 1;
    });
  });
}
