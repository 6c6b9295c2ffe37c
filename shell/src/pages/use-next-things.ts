import { type NextThing, nextThings } from './next-things';
import { useDashboardData } from './use-dashboard-data';

/** What needs doing next, the most pressing first; undefined until something is known. */
export function useNextThings(): readonly NextThing[] | undefined {
  const { profile, subscriptions, paymentMethods } = useDashboardData();
  if (!profile.isSuccess && !subscriptions.isSuccess) return undefined;
  const facts = {
    profile: profile.data,
    subscriptions: subscriptions.data?.subscriptions,
    paymentMethods: paymentMethods.data,
  };
  return nextThings(facts, new Date());
}
