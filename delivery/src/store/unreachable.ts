import { Failure, reasonOf } from '../failure';

/** A store that could not be asked, or gave no answer that means something here: in words, with what is sure all the same. */
export function unreachable(address: string, error: unknown): Failure {
  return new Failure(
    `${address} could not be asked: ${reasonOf(error)}. What is live there is what was, or what was on its way, and whole either way: try again.`,
  );
}
