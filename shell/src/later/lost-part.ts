import { NotLoadedError } from '@careline/shared';

/** A part of the shell did not run, so that no release of a remote is to blame. */
export class LostPartError extends NotLoadedError {
  /** Whether no Retry in this document heals it: engines keep a module that failed, and there is no other address to ask. */
  readonly isKept: boolean;

  constructor(cause: unknown, { isKept }: { readonly isKept: boolean }) {
    super(`A part of the shell could not be loaded: ${cause}`, { cause });
    this.isKept = isKept;
  }
}

/** What of the shell was lost, where that is why something failed. */
export function lostPartOf(error: unknown): LostPartError | undefined {
  if (error instanceof LostPartError) return error;
  return error instanceof Error ? lostPartOf(error.cause) : undefined;
}
