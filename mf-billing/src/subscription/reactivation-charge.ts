import { usePlatform } from '@careline/shared';
import { fetchFresh, type Subscription } from '@careline/shared/api';
import { toCents } from '@careline/shared/ui';
import type { Reactivation } from '../api/subscriptions/reactivation';
import type { TransactionPage } from '../api/subscriptions/transaction';
import { phoneIdOf } from '../phones/subscribed-phones';
import { isToCome } from './billing-days';
import { newestTransactionsQuery, useNewestTransactions } from './use-newest-transactions';

/** What the server says that reactivating charges today, which may be nothing; undefined where it does not say, or has not yet. */
export function useReactivationCharge(subscription: Subscription): Reactivation | undefined {
  const { data } = useNewestTransactions(phoneIdOf(subscription));
  return chargeIn(data, subscription);
}

/** Asks the server what reactivating charges now, for minutes go on and another tab may have bought a number; what was told last where it does not answer. */
export function useAskForCharge(): (subscription: Subscription) => Promise<Reactivation | undefined> {
  const platform = usePlatform();
  return async (subscription) => {
    const phoneId = phoneIdOf(subscription);
    if (phoneId === undefined) return undefined;
    const query = newestTransactionsQuery(platform.api, phoneId);
    const fresh = await fetchFresh(platform, query).catch(() => undefined);
    const charge = chargeIn(fresh ?? platform.queries.getQueryData(query.queryKey), subscription);
    // What cost nothing then may have run out since.
    return fresh === undefined && charge?.amount === 0 ? undefined : charge;
  };
}

/** A pause that is missing among those that the server charges for costs nothing: its time is paid for. */
function chargeIn(
  page: TransactionPage | undefined,
  { id, status, end_date, currency }: Subscription,
): Reactivation | undefined {
  const told = page?.reactivations;
  const charge = told?.find(({ subscription_id, amount }) => subscription_id === id && amount > 0);
  const isPaidFor = told !== undefined && status === 'paused' && end_date !== undefined;
  return charge ?? (isPaidFor ? { subscription_id: id, amount: 0, currency, lines: [] } : undefined);
}

/** A pause keeps the time that is paid for; whatever has run out is paid anew. What the server tells of it counts, whatever this device's clock says. */
export function chargeOfReactivation(
  { status, end_date }: Subscription,
  charge: Reactivation | undefined,
): 'today' | 'later' {
  if (charge !== undefined) return charge.amount > 0 ? 'today' : 'later';
  return status === 'paused' && end_date !== undefined && isToCome(end_date, new Date()) ? 'later' : 'today';
}

/** One that was cancelled before anything was paid has no end of the paid time. */
export function owesSetUp({ status, end_date }: Subscription): boolean {
  return status === 'cancelled' && end_date === undefined;
}

/** A pause that outlived the paid time leaves the minutes of that time to be paid. */
export function minutesUntil({ status, end_date }: Subscription): string | undefined {
  return status === 'paused' && end_date !== undefined && !isToCome(end_date, new Date()) ? end_date : undefined;
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
