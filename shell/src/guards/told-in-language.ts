import type { Locale } from '@careline/shared';
import type { Target } from '../routes/target';
import type { Decision } from './outcome';

/**
 * Guards whose refusal is told in the language of the address at which it is shown: no page is prepared for it, which would bring that (AX12). Where
 * its texts do not come, the words stay those of before.
 */
export function toldInLanguage(
  decide: (target: Target) => Promise<Decision>,
  switchLocale: (locale: Locale) => Promise<void>,
): (target: Target) => Promise<Decision> {
  return async (target) => {
    const decision = await decide(target);
    if (decision.kind === 'error') await switchLocale(target.locale).catch((error: unknown) => console.warn(error));
    return decision;
  };
}
