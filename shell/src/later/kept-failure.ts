import { NotLoadedError } from '@careline/shared';

/** A part of the shell that this document will never have: it failed, engines keep that for as long as a document lives, and there is no second address to ask. */
export class KeptFailure extends NotLoadedError {}

/** Whether no Retry in this document heals it. */
export function isKept(error: unknown): boolean {
  return error instanceof KeptFailure || (error instanceof Error && isKept(error.cause));
}
