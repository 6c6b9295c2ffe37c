/** Code or texts did not come, are not what was released, or threw as they started; the cause says which. Asking again may help. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}

/** `work` settles as it does, but rejects with NotLoadedError: what engines say of a failed import is an address and no help to a person. */
export async function asLoading<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotLoadedError) throw error;
    throw new NotLoadedError(`${what} could not be loaded: ${error}`, { cause: error });
  }
}
