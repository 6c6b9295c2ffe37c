/** What was waited for did not come in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Whether that is what an error is, or comes from. */
export function isTimeout(error: unknown): error is Error {
  return error instanceof TimeoutError || (error instanceof Error && isTimeout(error.cause));
}

/** `work` settles as it does, or rejects with TimeoutError after `ms`; a throw before its first await counts as a rejection. */
export function withinTime<T>(work: () => Promise<T> | T, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${ms} ms.`)), ms);
    Promise.resolve()
      .then(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
