import type { Drafts } from '@careline/shared';

const NAME = 'first-number';

/** The number that has just ended onboarding is shown once, large: until it is put away, or the session ends. */
export function rememberFirstNumber(drafts: Drafts, id: string): void {
  drafts.write(NAME, id);
}

/** Its id, while it is to be shown. */
export function firstNumber(drafts: Drafts): string | undefined {
  const id = drafts.read(NAME);
  return typeof id === 'string' ? id : undefined;
}

export function forgetFirstNumber(drafts: Drafts): void {
  drafts.remove(NAME);
}
