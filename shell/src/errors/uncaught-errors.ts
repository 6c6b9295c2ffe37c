/** The part of a window that tells of errors. */
export interface ErrorSource {
  readonly addEventListener: (
    type: 'error' | 'unhandledrejection',
    listener: (event: Event) => void,
    options?: { readonly signal?: AbortSignal },
  ) => void;
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** Uncaught errors and unhandled rejections are only logged, with a warning on time-out or offline (R237, PD54), until `signal` says that another copy of the start does. */
export function logUncaughtErrors(page: ErrorSource, signal?: AbortSignal): void {
  const listen = (type: 'error' | 'unhandledrejection', listener: (event: Event) => void) =>
    page.addEventListener(type, listener, signal && { signal });
  listen('error', (event) => log(page, 'Uncaught error:', detailOf(event, 'error') ?? detailOf(event, 'message')));
  listen('unhandledrejection', (event) => log(page, 'Unhandled rejection:', detailOf(event, 'reason')));
}

function log(page: ErrorSource, label: string, error: unknown): void {
  console.error(label, error);
  if (isTimeout(error)) console.warn('A request timed out.');
  if (!page.navigator.onLine) console.warn('The browser is offline.');
}

function detailOf(event: Event, name: 'error' | 'message' | 'reason'): unknown {
  return Reflect.get(event, name);
}

/** By name, because a DOMException is no Error everywhere. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const [name, code, message] = ['name', 'code', 'message'].map((key) => Reflect.get(error, key));
  return name === 'TimeoutError' || code === 'timeout' || /timed?[- ]?out/i.test(String(message));
}
