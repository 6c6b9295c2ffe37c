/** The end of one call: its own time-out or an abort from outside, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when the call has to end; never resolves. Holds even where `fetch` overlooks its signal. */
  readonly passed: Promise<never>;
  readonly ended: () => 'timeout' | 'aborted' | undefined;
  /** Ends the call as `aborted`. */
  readonly abort: () => void;
  readonly clear: () => void;
}

/** `timeoutMs` covers the call with its retry, so a call that timed out is never sent twice (PD57). */
export function createDeadline(timeoutMs: number, ...signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;

  function end(by: 'timeout' | 'aborted') {
    reason ??= by;
    // No reason of its own: ofetch repeats every failure that is not a plain AbortError.
    controller.abort();
  }
  function abort() {
    end('aborted');
  }

  const passed = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  passed.catch(() => undefined);
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  for (const signal of signals) {
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  }

  return {
    signal: controller.signal,
    passed,
    ended: () => reason,
    abort,
    clear: () => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
}
