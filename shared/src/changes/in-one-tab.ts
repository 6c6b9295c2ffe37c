/**
 * Runs `action` while no other tab of this browser runs one of the same name; the others wait for it. Without Web Locks (a page that
 * is not served securely) it just runs.
 */
export async function inOneTab<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return action();
  return navigator.locks.request(`careline.${name}`, action);
}
