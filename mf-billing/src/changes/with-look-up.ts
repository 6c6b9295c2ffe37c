import { ApiError } from '@careline/shared/api';

/** The server may have acted although no answer came. */
const UNCERTAIN_STATUSES = [502, 503, 504];

export interface LookUp<Result> {
  /** Asks the server, afresh, whether the change happened; undefined where it did not. */
  readonly find: () => Promise<Result | undefined>;
  /** Words that follow the error's own: what was found out. */
  readonly text: (key: 'changes.notDone' | 'changes.unknown') => string;
}

/**
 * Runs a change that must not happen twice. Where its answer got lost, looks the outcome up: a change that did happen is a success,
 * and any other failure says what is known of it. Throws an Error whose message is for people.
 */
export async function withLookUp<Result>(change: () => Promise<Result>, lookUp: LookUp<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError) || !isUncertain(error)) throw error;
    const found = await lookUp.find().catch(() => 'unknown' as const);
    if (found === undefined) throw new Error(`${error.message} ${lookUp.text('changes.notDone')}`, { cause: error });
    if (found === 'unknown') throw new Error(`${error.message} ${lookUp.text('changes.unknown')}`, { cause: error });
    return found;
  }
}

function isUncertain(error: ApiError): boolean {
  if (error.code === 'timeout' || error.code === 'network') return true;
  return error.status !== undefined && UNCERTAIN_STATUSES.includes(error.status);
}
