import { useAnnounceFailure, useNotice, useOneAtATime, usePlatform, useSession } from '@careline/shared';
import { formatPhone } from '@careline/shared/ui';
import type { AvailableNumber } from '../api/numbers/available-number';
import { type BoughtNumber, buyNumber } from '../api/numbers/number-changes';
import { useAmount } from '../phones/use-amount';

/** Buys a number with its notice; once, whatever was clicked twice, lost on the way or done in another tab. */
export function useNumberPurchase() {
  const platform = usePlatform();
  const { user } = useSession();
  const tell = useNotice();
  const { running, run } = useOneAtATime();
  const announceFailure = useAnnounceFailure();
  const shown = useAmount();

  /** Says what the server told of the purchase, and what the offer said where it told nothing. */
  function announce(bought: BoughtNumber, offer: AvailableNumber): void {
    const number = formatPhone(bought.phone_number);
    const saved = bought.cost_savings ?? offer.cost_savings;
    const isRecycled = bought.was_recycled ?? offer.recycled;
    const values = saved === undefined ? { number } : { number, saved: shown(saved) };
    if (!isRecycled)
      tell({ title: 'purchase.bought.title', description: 'purchase.bought.text', values, color: 'success' });
    else
      tell({
        title: 'purchase.recycled.title',
        // No amount that nobody has told.
        description: saved === undefined ? 'purchase.recycled.plain' : 'purchase.recycled.text',
        values,
        color: 'success',
      });
  }

  /** Resolves to whether the number is the professional's now. */
  async function buy(candidate: AvailableNumber, forwardTo: string): Promise<boolean> {
    let bought: BoughtNumber | 'owned';
    try {
      bought = await buyNumber(platform, user?.id, candidate, forwardTo);
    } catch (error) {
      announceFailure('purchase.failed', error);
      return false;
    }
    if (bought === 'owned') {
      tell({ title: 'purchase.owned.title', description: 'purchase.owned.text', color: 'info' });
    } else {
      announce(bought, candidate);
    }
    return true;
  }

  return {
    /** The number whose purchase is under way, its question included. */
    running,
    /** Asks `isSure` first; a second click meanwhile does nothing. Calls `onOwned` once the number is the professional's. */
    buy: (candidate: AvailableNumber, forwardTo: string, isSure: () => Promise<boolean>, onOwned: () => void) =>
      run(candidate.phone_number, async () => {
        if ((await isSure()) && (await buy(candidate, forwardTo))) onOwned();
      }),
  };
}
