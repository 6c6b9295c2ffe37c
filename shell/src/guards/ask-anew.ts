import { isOnboardingList, type PlatformBase } from '@careline/shared/host';
import type { Target } from '../routes/target';
import type { Decision } from './outcome';

/**
 * Guards that ask anew once they have been left without an answer: a call that hangs would be joined by every later one until its own
 * time-out.
 */
export function askAnew(
  { api, cache }: Pick<PlatformBase, 'api' | 'cache'>,
  decide: (target: Target) => Promise<Decision>,
): (target: Target) => Promise<Decision> {
  let isUnanswered = false;
  return async (target) => {
    if (isUnanswered) {
      void cache.made()?.resetQueries({
        predicate: ({ queryKey, state }) => state.data === undefined && isOnboardingList(api, queryKey),
      });
    }
    isUnanswered = false;
    const decision = await decide(target);
    isUnanswered = decision.kind === 'unanswered';
    return decision;
  };
}
