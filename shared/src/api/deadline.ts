/** The end of one call: its own time-out or its caller's abort, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when the call has to end; never resolves. Holds even where `fetch` overlooks its signal. */
  readonly passed: Promise<never>;
  readonly ended: () => 'timeout' | 'aborted' | undefined;
  readonly clear: () => void;
}

/** `timeoutMs` covers the call with its retry, so a call that timed out is never sent twice (PD57). */
export function createDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;

  function end(by: 'timeout' | 'aborted') {
    reason ??= by;
    // No reason of its own: ofetch repeats every failure that is not a plain AbortError.
    controller.abort();
  }
  function onCallerAbort() {
    end('aborted');
  }

  const passed = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  passed.catch(() => undefined);
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  if (callerSignal?.aborted) onCallerAbort();
  else callerSignal?.addEventListener('abort', onCallerAbort, { once: true });

  return {
    signal: controller.signal,
    passed,
    ended: () => reason,
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}
