/** Uncaught errors and unhandled rejections are only logged, with a warning on time-out or offline (specification.md §8, decisions.md D54). */
export function logUncaughtErrors(page: Window): void {
  page.addEventListener('error', (event) => log(page, 'Uncaught error:', event.error ?? event.message));
  page.addEventListener('unhandledrejection', (event) => log(page, 'Unhandled rejection:', event.reason));
}

function log(page: Window, label: string, error: unknown): void {
  console.error(label, error);
  if (isTimeout(error)) console.warn('A request timed out.');
  if (!page.navigator.onLine) console.warn('The browser is offline.');
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'TimeoutError' ||
    ('code' in error && error.code === 'timeout') ||
    /time[d]?[- ]?out/i.test(error.message)
  );
}
