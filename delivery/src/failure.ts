/** A failure that one sentence explains: the command prints the sentence and no stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

const diskFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left on the disk: free some',
  EDQUOT: "This user's share of the disk is full: free some space",
  EROFS:
    'The disk is mounted for reading only: mount it for writing, or set DATA_DIR to a folder that can be written to',
  EACCES: 'This user may not write there: give it the right, or set DATA_DIR to a folder that it may write to',
};

/** Whether the disk has no room, or lets nobody or not this user write. */
export function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code) in diskFaults;
}

/** Why a call by `fetch` failed: its own words say no more than that, nor do those of an attempt at several addresses of a host. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first.message : String(first);
}

/** What a command says when it fails: a sentence where one explains it, and else the error with its stack. */
export function inShort(error: unknown, dataDir: string): unknown {
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Error && 'code' in error)) return error;
  const sentence = diskFaults[String(error.code)];
  if (sentence === undefined) return error;
  const path = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined;
  return `${typeof path === 'string' ? path : dataDir} cannot be written. ${sentence}, and run the command again. What visitors get is as whole as it was.`;
}
