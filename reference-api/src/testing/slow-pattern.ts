import fc from 'fast-check';

/** Characters; growing, so that a pattern of the worst kind ends the search instead of hanging it. */
const longest = 128 * 1024;
const lengths = [24, 28, 500, 8000, 32_000, longest];
/** ms */
const patience = 100;

/**
 * The shortest text found that the pattern takes 100 ms or more for, as words; undefined where none up to 128 KB does. Tried are each of its
 * characters and pairs of the first eight, repeated, after every beginning of texts that match, and with an end that spoils the match.
 */
export function slowInput(pattern: string): string | undefined {
  const compiled = new RegExp(pattern, 'u');
  const matching = fc.sample(fc.stringMatching(compiled, { size: 'xsmall' }), { numRuns: 5, seed: 1 });
  const literal = pattern.replace(/\\[a-zA-Z]|[\^$*+?()[\]{}|\\]/g, '');
  const signs = [...new Set([...literal, ...'a1. ', ...matching.join('')])];
  const ends = new Set(['', '\n', ...literal]);
  const beginnings = new Set(['', ...matching.flatMap((text) => beginningsOf(text.slice(0, 12)))]);
  for (const pump of [...signs, ...pairsOf(signs.slice(0, 8))]) {
    for (const start of beginnings) {
      for (const end of ends) {
        for (const length of lengths) {
          const text = start + pump.repeat(Math.ceil(length / pump.length)) + end;
          const took = bestOfThree(compiled, text);
          if (took >= patience) return `${length} characters of ${JSON.stringify(pump)} after ${JSON.stringify(start)}`;
          // Not even if its time grew with the third power of the length.
          if (took * (longest / length) ** 3 < patience) break;
        }
      }
    }
  }
  return undefined;
}

/** ms; the machine may be busy with something else, so a slow run is repeated. */
function bestOfThree(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best >= patience; run += 1) {
    const began = performance.now();
    pattern.test(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

function beginningsOf(text: string): string[] {
  return [...text].map((_sign, index, signs) => signs.slice(0, index + 1).join(''));
}

function pairsOf(signs: readonly string[]): string[] {
  return signs.flatMap((one) => signs.filter((other) => other !== one).map((other) => one + other));
}
