import { networkOf } from '@careline/reference-api/server-settings';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';

const minute = 60_000;
/** What who asked too much is told to wait, in s. */
export const waitSeconds = minute / 1000;

/** Requests in a minute: from one network, and from all together. */
export interface RequestLimit {
  readonly perNetwork: number;
  readonly altogether: number;
}

/** Counts a request from an address, and says whether it is too much; one without an address counts altogether alone. */
export function countRequests({ perNetwork, altogether }: RequestLimit): (ip: string | undefined) => boolean {
  const recent = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minute });
  const isTooMuch = (who: string, most: number) => {
    const seen = recent.get(who) ?? { count: 0 };
    if (seen.count === 0) recent.set(who, seen);
    seen.count += 1;
    return seen.count > most;
  };
  return (ip) => (ip !== undefined && isTooMuch(networkOf(ip), perNetwork)) || isTooMuch('all', altogether);
}

/** Refuses what is too much before its body is read. What `isOwn` says yes to comes from no network. */
export function limitRequests(
  limit: RequestLimit,
  isOwn: (request: FastifyRequest) => boolean = () => false,
): onRequestAsyncHookHandler {
  const isTooMuch = countRequests(limit);
  return async (request, reply) => {
    if (isTooMuch(isOwn(request) ? undefined : request.ip))
      return reply.code(429).header('retry-after', waitSeconds).send();
  };
}
