import { usePlatform } from '@careline/shared';
import { fetchFresh, type Subscription } from '@careline/shared/api';
import { toCents } from '@careline/shared/ui';
import type { Reactivation } from '../api/subscriptions/reactivation';
import type { TransactionPage } from '../api/subscriptions/transaction';
import { phoneIdOf } from '../phones/subscribed-phones';
import { isToCome } from './billing-days';
import { newestTransactionsQuery, useNewestTransactions } from './use-newest-transactions';

/** What the server says that reactivating charges today; undefined where it does not say, or has not yet. */
export function useReactivationCharge(subscription: Subscription): Reactivation | undefined {
  const { data } = useNewestTransactions(phoneIdOf(subscription));
  return chargeIn(data, subscription);
}

/** Asks the server what reactivating charges now, for minutes go on and another tab may have bought a number; what was told last where it does not answer. */
export function useAskForCharge(): (subscription: Subscription) => Promise<Reactivation | undefined> {
  const platform = usePlatform();
  return async (subscription) => {
    const query = newestTransactionsQuery(platform.api, phoneIdOf(subscription) ?? '');
    if (phoneIdOf(subscription) !== undefined) await fetchFresh(platform, query).catch(() => undefined);
    return chargeIn(platform.queries.getQueryData(query.queryKey), subscription);
  };
}

function chargeIn(page: TransactionPage | undefined, { id }: Subscription): Reactivation | undefined {
  return page?.reactivations.find(({ subscription_id, amount }) => subscription_id === id && amount > 0);
}

/** A pause keeps the time that is paid for; whatever has run out is paid anew. What the server tells to charge is charged, whatever this device's clock says. */
export function chargeOfReactivation(
  { status, end_date }: Subscription,
  charge: Reactivation | undefined,
): 'today' | 'later' {
  if (charge !== undefined) return 'today';
  return status === 'paused' && end_date !== undefined && isToCome(end_date, new Date()) ? 'later' : 'today';
}

/** One that was cancelled before anything was paid has no end of the paid time. */
export function owesSetUp({ status, end_date }: Subscription): boolean {
  return status === 'cancelled' && end_date === undefined;
}

/** A pause that outlived the paid time leaves the minutes of that time to be paid. */
export function minutesUntil({ status, end_date }: Subscription): string | undefined {
  return status === 'paused' ? end_date : undefined;
}

/** What a charge is made of, in whole currency units; undefined where it is not told, or of other types. */
export function partsOf({ amount, lines }: Reactivation) {
  const centsOf = (...types: readonly string[]) =>
    lines.reduce((sum, line) => sum + (types.includes(line.type) ? toCents(line.amount) : 0), 0);
  const month = centsOf('subscription_fee', 'phone_renewal');
  const [setUp, numbers, minutes] = [centsOf('setup_fee'), centsOf('other'), centsOf('usage_charge')];
  if (month + setUp + numbers + minutes !== toCents(amount)) return undefined;
  return { month: month / 100, setUp: setUp / 100, numbers: numbers / 100, minutes: minutes / 100 };
}
