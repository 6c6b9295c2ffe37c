import { errorMessage, inOneTab, useOneAtATime, usePlatform, useTexts, withLookUp } from '@careline/shared';
import { type Subscription, staleTransactions, subscriptionOfPhone, subscriptionsQuery } from '@careline/shared/api';
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  reactivateSubscription,
} from '../api/subscriptions/subscription-calls';

const changes = {
  pause: { call: pauseSubscription, status: 'paused' },
  reactivate: { call: reactivateSubscription, status: 'active' },
  cancel: { call: cancelSubscription, status: 'cancelled' },
} as const;
export type SubscriptionChange = keyof typeof changes;

/** What can be done with a phone's subscription; each happens once, whatever was clicked, lost or open in another tab. */
export function useSubscriptionChanges(onChanged?: () => void) {
  const platform = usePlatform();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const { api, queries, toasts, events } = platform;
  const query = subscriptionsQuery(api);
  const refreshed = async () => (await queries.fetchQuery({ ...query, staleTime: 0 })).subscriptions;

  /** What a change whose answer was lost has left; it may have booked a charge. */
  async function lookUp(): Promise<readonly Subscription[]> {
    staleTransactions(queries);
    return refreshed();
  }

  function announce(subscription: Pick<Subscription, 'id' | 'status'>): void {
    events.emit('subscription.changed', { id: subscription.id, status: subscription.status });
    onChanged?.();
  }

  function refuse(error: unknown): void {
    toasts.add({ title: t('subscription.toasts.error'), description: errorMessage(error), color: 'error' });
    // Another tab may have changed it: show what is there. A charge that was declined is booked as well.
    void queries.invalidateQueries({ queryKey: query.queryKey });
    staleTransactions(queries);
  }

  /** Looks first, inside a lock of all tabs: a phone that has a subscription by now gets no second one. */
  async function create(phoneId: string): Promise<Subscription | undefined> {
    const existing = subscriptionOfPhone(await refreshed(), phoneId);
    if (existing) return existing;
    const find = async () => subscriptionOfPhone(await lookUp(), phoneId);
    const created = await withLookUp(() => createSubscription(platform, { phone_number_id: phoneId }), {
      find,
      text: t,
    });
    return created ?? subscriptionOfPhone(queries.getQueryData(query.queryKey)?.subscriptions ?? [], phoneId);
  }

  async function subscribe(phoneId: string | undefined): Promise<void> {
    try {
      // Without a phone the rule itself speaks: exactly one identifier.
      const subscription =
        phoneId === undefined
          ? await createSubscription(platform, {})
          : await inOneTab(`subscribe.${phoneId}`, () => create(phoneId));
      if (subscription) announce(subscription);
    } catch (error) {
      refuse(error);
    }
  }

  async function change(name: SubscriptionChange, { id }: Subscription): Promise<void> {
    const { call, status } = changes[name];
    try {
      await withLookUp(() => call(platform, id).then(() => true), {
        find: async () => (await lookUp()).some((one) => one.id === id && one.status === status) || undefined,
        text: t,
      });
    } catch (error) {
      refuse(error);
      return;
    }
    toasts.add({
      title: t(`subscription.toasts.${name}.title`),
      description: t(`subscription.toasts.${name}.text`),
      color: 'success',
    });
    const known = queries.getQueryData(query.queryKey)?.subscriptions.find((one) => one.id === id);
    announce({ id, status: known?.status ?? status });
  }

  return {
    /** `subscribe`, or the change and the subscription's id, while that is under way. */
    running,
    subscribe: (phoneId: string | undefined) => run('subscribe', () => subscribe(phoneId)),
    change: (name: SubscriptionChange, subscription: Subscription) =>
      run(`${name}:${subscription.id}`, () => change(name, subscription)),
  };
}
