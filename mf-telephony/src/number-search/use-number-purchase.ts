import { errorMessage, inOneTab, useOneAtATime, usePlatform, useSession, useTexts, withLookUp } from '@careline/shared';
import { ApiError, type ForwardingNumber, forwardingNumbersQuery, queryKeys } from '@careline/shared/api';
import { formatAmount } from '@careline/shared/ui';
import type { AvailableNumber } from '../api/numbers/available-number';
import { type PurchasedNumber, purchaseNumber } from '../api/numbers/number-calls';
import { numberKeys } from '../api/numbers/number-keys';
import { isSamePhone } from '../phones/phone-text';

type Outcome = PurchasedNumber | ForwardingNumber;

/** Buys a number once, whatever was clicked twice, lost on the way or done in another tab. */
export function useNumberPurchase(onChanged?: () => void) {
  const platform = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const { api, queries, toasts, events } = platform;

  async function findOwned(phone: string): Promise<ForwardingNumber | undefined> {
    const numbers = await queries.fetchQuery({ ...forwardingNumbersQuery(api, user?.id), staleTime: 0 });
    return numbers.find(({ phone_number }) => isSamePhone(phone_number, phone));
  }

  /** Says what the server told of the purchase, and what the offer said where it told nothing. */
  function announce(bought: Outcome, offer: AvailableNumber): void {
    const number = bought.phone_number;
    const saved = formatAmount(bought.cost_savings ?? offer.cost_savings ?? 0);
    toasts.add({
      color: 'success',
      ...((bought.was_recycled ?? offer.recycled)
        ? { title: t('purchase.recycled.title'), description: t('purchase.recycled.text', { number, saved }) }
        : { title: t('purchase.bought.title'), description: t('purchase.bought.text', { number }) }),
    });
  }

  function refuse(error: unknown): void {
    toasts.add({ title: t('purchase.failed'), description: errorMessage(error), color: 'error' });
    // What somebody else has taken must not be offered again.
    const isTaken = error instanceof ApiError && (error.status === 404 || error.status === 409);
    if (isTaken) void queries.invalidateQueries({ queryKey: numberKeys.search });
    // A subscription paused elsewhere refuses too; the page must not go on saying that it is active.
    void queries.invalidateQueries({ queryKey: queryKeys.subscriptions });
  }

  async function buyOnce(candidate: AvailableNumber, forwardTo: string): Promise<Outcome | 'owned'> {
    const phone = candidate.phone_number;
    // A failed look must not forbid the purchase; the server sells a number once.
    if (await findOwned(phone).catch(() => undefined)) return 'owned';
    const purchase = { phone_number: phone, forward_to_number: forwardTo, recycle: candidate.recycled };
    return withLookUp<Outcome>(() => purchaseNumber(platform, purchase), { find: () => findOwned(phone), text: t });
  }

  /** Resolves to whether the number is the professional's now. */
  async function buy(candidate: AvailableNumber, forwardTo: string): Promise<boolean> {
    const phone = candidate.phone_number;
    let outcome: Outcome | 'owned';
    try {
      outcome = await inOneTab(`number.${phone}`, () => buyOnce(candidate, forwardTo));
    } catch (error) {
      refuse(error);
      return false;
    }
    if (outcome === 'owned') {
      toasts.add({ title: t('purchase.owned.title'), description: t('purchase.owned.text'), color: 'info' });
    } else {
      announce(outcome, candidate);
      events.emit('number.changed', { id: outcome.id ?? phone, change: 'purchased' });
    }
    onChanged?.();
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
