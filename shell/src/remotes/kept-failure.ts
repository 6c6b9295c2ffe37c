import { NotLoadedError } from '@careline/shared';

/** An import of the shell's own that failed: engines keep that for as long as the document lives, and its code has no second address. */
export class KeptFailure extends NotLoadedError {}

/** `imported` settles as it does, but rejects with KeptFailure. */
export async function orKept<T>(imported: Promise<T>): Promise<T> {
  try {
    return await imported;
  } catch (error) {
    throw new KeptFailure(`A part of the shell could not be loaded: ${error}`, { cause: error });
  }
}

/** Whether no Retry in this document heals it. */
export function isKept(error: unknown): boolean {
  return error instanceof KeptFailure || (error instanceof Error && isKept(error.cause));
}
