/** Resolves after `ms`: what is waited for with it in a race is waited for no longer than that. */
export function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
