/** What the log may hold of an error. */
export type SafeError = { code: string; at?: string };

const ownFrame = /^ +at .*?((?:reference-api|delivery)\/src\/[\w./-]+:\d+)/m;

/**
 * Its code and where it came from, never its words: those of a database carry parameters and rows, those of a parser carry bodies, and with
 * them addresses, hashes and what patients are treated for.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const cause = deepest(error);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  // The words stand before the frames, may have several lines, and may look like a frame.
  const frames = (each: Error) =>
    (each.stack ?? '').replace(`${each.name}: ${each.message}`, '').replace(each.message, '');
  const at = ownFrame.exec(frames(cause))?.[1] ?? ownFrame.exec(frames(error))?.[1];
  return at === undefined ? { code } : { code, at };
}

function deepest(error: Error): Error {
  return error.cause instanceof Error ? deepest(error.cause) : error;
}
