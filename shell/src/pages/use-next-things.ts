import { type NextThing, nextThings } from './next-things';
import { useDashboardData } from './use-dashboard-data';

/** What needs doing next, the most pressing first; undefined where nothing is found and not all is known: nobody can say then that all is done. */
export function useNextThings(): readonly NextThing[] | undefined {
  const { profile, subscriptions, paymentMethods } = useDashboardData();
  const facts = {
    profile: profile.data,
    subscriptions: subscriptions.data?.subscriptions,
    paymentMethods: paymentMethods.data,
  };
  const things = nextThings(facts, new Date());
  return things.length > 0 || Object.values(facts).every((fact) => fact !== undefined) ? things : undefined;
}
