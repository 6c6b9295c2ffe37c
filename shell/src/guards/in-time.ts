import type { GuardAnswer } from './outcome';

/** How long the guards wait for the API in all, in ms (PD62). */
const GIVE_UP_MS = 8_000;

/**
 * What the guards that ask the API say, or `unanswered` where it stays silent. An answer that comes after that is told by `onLate`, so that
 * nobody has to press Retry for it.
 */
export function inTime(asked: Promise<GuardAnswer>, onLate: () => void): Promise<GuardAnswer> {
  return new Promise((resolve, reject) => {
    let hasGivenUp = false;
    const timer = setTimeout(() => {
      hasGivenUp = true;
      resolve({ kind: 'unanswered' });
    }, GIVE_UP_MS);
    asked
      .finally(() => clearTimeout(timer))
      .then((answer) => {
        if (hasGivenUp && answer?.kind !== 'unanswered') onLate();
        resolve(answer);
      }, reject);
  });
}
