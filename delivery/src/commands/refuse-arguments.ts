import { Failure } from '../failure';

/**
 * Refuses what a command does not know, before it does anything: an option that is passed over, such as one that limits a release, would let
 * the command do more than was asked. Throws a Failure that says what was expected.
 */
export function refuseArguments(unknown: readonly string[], expected: string): void {
  if (unknown.length === 0) return;
  throw new Failure(
    `"${unknown.join(' ')}" is not understood: ${expected} was expected. Nothing was done; leave it out.`,
  );
}
