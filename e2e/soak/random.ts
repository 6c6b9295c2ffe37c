/** Choices that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(list: readonly Value[]) => Value;
}

/**
 * mulberry32 over the seed and the step: each step has choices of its own, so that one which takes another way for once does not change all
 * that follow.
 */
export function randomOf(seed: number, step: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  };
}
