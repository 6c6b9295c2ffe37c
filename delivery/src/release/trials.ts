import { Failure } from '../failure';

/** Which trials a fault is about, for who may not know of them; nothing where it is about none. */
export function ofTrials(tried: readonly string[]): string {
  if (tried.length === 0) return '';
  const ways = tried.map((name) => `pnpm withdraw ${name}`).join(' or ');
  return ` That is where another release of ${tried.join(' and of ')} is tried on a share of browsers: ${ways} ends it.`;
}

/** Says of what is refused which other trials it is about. */
export function besides(tried: readonly string[], check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof Failure && tried.length > 0 ? new Failure(error.message + ofTrials(tried)) : error;
  }
}
