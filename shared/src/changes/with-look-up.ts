import { ApiError, UnsettledError } from '../api/api-error';
import { LostAnswerError } from '../api/lost-answer-error';

/** The server may have acted although no answer came. */
const UNCERTAIN_STATUSES = [502, 503, 504];

/** How to find out whether a change happened whose answer did not come. */
export interface LookUp<Result> {
  /** Asks the server, afresh, whether the change happened; undefined where it did not. */
  readonly find: () => Promise<Result | undefined>;
  /** Words that follow the error's own: what was found out. */
  readonly text: (key: 'changes.notDone' | 'changes.unknown', options: { readonly ns: 'shared' }) => string;
}

/**
 * Runs a change that must not happen twice. Where its answer got lost, or says that somebody was faster, looks the outcome up: a
 * change that did happen is a success, and any other failure says what is known of it. Throws an Error whose message is for people.
 */
export async function withLookUp<Result>(change: () => Promise<Result>, lookUp: LookUp<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError) || !mayHaveHappened(error)) throw error;
    const found = await lookUp.find().catch(() => 'unknown' as const);
    if (found !== undefined && found !== 'unknown') {
      if (error instanceof UnsettledError) error.forget();
      return found;
    }
    if (!isUncertain(error)) throw error;
    const outcome = found === undefined ? 'changes.notDone' : 'changes.unknown';
    throw new LostAnswerError(`${error.message} ${lookUp.text(outcome, { ns: 'shared' })}`, outcome, error);
  }
}

/** No answer, or none from the server that acts: only looking tells. */
function isUncertain({ code, status }: ApiError): boolean {
  if (code === 'timeout' || code === 'network') return true;
  return status !== undefined && UNCERTAIN_STATUSES.includes(status);
}

/** A server that crashed may have acted before, as has one that says so in an answer nobody can read; a conflict may be with the professional's own other device, which may also have deleted what is gone. */
function mayHaveHappened(error: ApiError): boolean {
  const { code, status = 0 } = error;
  return isUncertain(error) || code === 'invalid' || status === 404 || status === 409 || status >= 500;
}
