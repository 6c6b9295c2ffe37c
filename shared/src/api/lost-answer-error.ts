import type { ApiError } from './api-error';

/** A change whose answer got lost, with what was found out of it since; its message tells both, in the language of its time. */
export class LostAnswerError extends Error {
  override readonly name = 'LostAnswerError';
  override readonly cause: ApiError;
  /** What was found out, as a key of the texts of `shared`. */
  readonly outcome: 'changes.notDone' | 'changes.unknown';

  constructor(message: string, outcome: LostAnswerError['outcome'], cause: ApiError) {
    super(message);
    this.outcome = outcome;
    this.cause = cause;
  }
}
