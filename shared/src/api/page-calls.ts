import { CACHE_TTL_MS } from './cache-ttl';

/** A GET that the document's own script has sent while the site's code was on its way. */
export interface PageCall {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As `Date.now()` tells it. */
  readonly askedAt: number;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/**
 * A `fetch` that hands over what the document has asked for already. An answer goes, once, to the very call that would have been sent: the same
 * address and, to the letter, the same headers, token, identity and language among them. What was asked for under another identity, or is older than
 * the cache's minute, is thrown away, and the call goes out by itself.
 */
export function withPageCalls(send: typeof fetch, calls: readonly PageCall[]): typeof fetch {
  const waiting = new Map(calls.map((call) => [call.address, call]));
  return (input, init) => {
    const early = init?.method === 'GET' ? waiting.get(String(input)) : undefined;
    if (early === undefined) return send(input, init);
    waiting.delete(early.address);
    // A time to come is of a clock that was wrong.
    const isNew = Math.abs(Date.now() - early.askedAt) < CACHE_TTL_MS;
    const isSame = isNew && sameHeaders(early.headers, init?.headers);
    if (!isSame || init?.signal?.aborted) {
      early.abort();
      return send(input, init);
    }
    init?.signal?.addEventListener('abort', early.abort, { once: true });
    return early.answer;
  };
}

function sameHeaders(early: HeadersInit, now: HeadersInit | undefined): boolean {
  const written = (headers: HeadersInit | undefined) => JSON.stringify([...new Headers(headers)]);
  return written(early) === written(now);
}
