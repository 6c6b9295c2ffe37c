import { networkOf } from '@careline/reference-api/server-settings';
import type { onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';

const minute = 60_000;

/** Requests in a minute: from one network, and from all together. */
export interface RequestLimit {
  readonly perNetwork: number;
  readonly altogether: number;
}

/** Refuses what is too much before its body is read. */
export function limitRequests({ perNetwork, altogether }: RequestLimit): onRequestAsyncHookHandler {
  const recent = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minute });
  const isTooMuch = (who: string, most: number) => {
    const seen = recent.get(who) ?? { count: 0 };
    if (seen.count === 0) recent.set(who, seen);
    seen.count += 1;
    return seen.count > most;
  };
  return async (request, reply) => {
    if (isTooMuch(networkOf(request.ip), perNetwork) || isTooMuch('all', altogether)) {
      return reply
        .code(429)
        .header('retry-after', minute / 1000)
        .send();
    }
  };
}
