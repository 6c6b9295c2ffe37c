/** Does what nobody waits for once the browser has time; where it does not tell (Safari), in a task of its own. */
export function whenIdle(page: Window & typeof globalThis, work: () => void): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(work);
  else setTimeout(work, 1);
}
