import { CACHE_TTL_MS } from './cache-ttl';
import type { Deadline } from './deadline';

/** A GET that was sent before the code that wants its answer had come. */
interface EarlyAnswer {
  readonly answer: Promise<unknown>;
  readonly deadline: Deadline;
}

interface KeptAnswer extends EarlyAnswer {
  readonly token: string | undefined;
  readonly askedAt: number;
}

/**
 * Answers on their way, by address. Each is handed over once, to the first call of the same user that asks for the same; one that is older than
 * the cache's minute, or another user's, is thrown away.
 */
export interface EarlyAnswers {
  readonly keep: (address: string, token: string | undefined, early: EarlyAnswer) => void;
  readonly take: (address: string, token: string | undefined) => EarlyAnswer | undefined;
  /** Whether the same is on its way already. */
  readonly has: (address: string, token: string | undefined) => boolean;
}

/** Makes the store of one client. */
export function createEarlyAnswers(): EarlyAnswers {
  const kept = new Map<string, KeptAnswer>();

  function find(address: string, token: string | undefined): KeptAnswer | undefined {
    // A time to come is of a clock that was wrong.
    for (const [key, { askedAt }] of kept) if (Math.abs(Date.now() - askedAt) >= CACHE_TTL_MS) kept.delete(key);
    const early = kept.get(address);
    return early?.token === token ? early : undefined;
  }

  return {
    keep: (address, token, early) => {
      // Whoever takes it hears of its failure; untaken it is nobody's.
      early.answer.catch(() => {});
      kept.set(address, { ...early, token, askedAt: Date.now() });
    },
    take: (address, token) => {
      const early = find(address, token);
      kept.delete(address);
      return early;
    },
    has: (address, token) => find(address, token) !== undefined,
  };
}
