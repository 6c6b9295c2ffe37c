import type { LeaveWatch } from '@careline/shared/host';
import type { LoadProgress } from './onboarding-guard';

/**
 * Loads once more where a list gave no answer while the browser seemed to leave the page: calls that it ended for that say nothing of
 * the server. Until it is known that the page stays, nothing is said.
 */
export function whileStaying(leave: LeaveWatch, load: LoadProgress): LoadProgress {
  return async () => {
    const found = await load();
    if (found || !leave.isLeaving()) return found;
    await leave.stayed();
    return load();
  };
}
