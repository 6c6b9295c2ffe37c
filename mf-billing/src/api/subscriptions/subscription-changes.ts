import { type ChangeContext, inOneTab, withLookUp } from '@careline/shared';
import {
  fetchFresh,
  needsAttention,
  type Subscription,
  subscriptionOfPhone,
  subscriptionsQuery,
} from '@careline/shared/api';
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  reactivateSubscription,
} from './subscription-calls';
import { staleTransactions } from './transaction-keys';

// The one place that tells of changed subscriptions: pages change them by these functions alone. Each throws an Error whose message is
// for people.

const changes = {
  pause: { call: pauseSubscription, status: 'paused' },
  reactivate: { call: reactivateSubscription, status: 'active' },
  cancel: { call: cancelSubscription, status: 'cancelled' },
} as const;
export type SubscriptionChange = keyof typeof changes;

/** Subscribes a phone, once in all tabs. Resolves to undefined where the server tells of no subscription afterwards. */
export async function subscribePhone(
  context: ChangeContext,
  phoneId: string | undefined,
): Promise<Subscription | undefined> {
  const subscription = await keepShown(context, () =>
    // Without a phone the rule itself speaks: exactly one identifier.
    phoneId === undefined
      ? createSubscription(context, {})
      : inOneTab(`subscribe.${phoneId}`, () => createOnce(context, phoneId)),
  );
  if (subscription) tell(context, subscription);
  return subscription;
}

/** Pauses, reactivates or cancels a subscription. Resolves to false where the server says that it needs attention now: a payment is open. */
export async function changeSubscription(
  context: ChangeContext,
  name: SubscriptionChange,
  id: string,
): Promise<boolean> {
  const { call, status } = changes[name];
  // Only a reactivation ends with a payment that is open: what owes already is not offered one.
  const isDone = (one: Subscription) => one.status === status || (name === 'reactivate' && needsAttention(one));
  await keepShown(context, () =>
    withLookUp(() => call(context, id).then(() => true), {
      find: async () => (await lookUp(context)).some((one) => one.id === id && isDone(one)) || undefined,
      text: context.i18n.t,
    }),
  );
  const changed = { id, status: cachedSubscriptions(context)?.find((one) => one.id === id)?.status ?? status };
  tell(context, changed);
  return !needsAttention(changed);
}

/**
 * A new default card is charged with what subscriptions owe: unless they are known to owe nothing, looks whether one still does. Resolves to `unknown` where nobody
 * could tell.
 */
export async function collectOwed(context: ChangeContext): Promise<'nothing' | 'owed' | 'unknown'> {
  const owing = cachedSubscriptions(context)?.filter(needsAttention);
  if (owing?.length === 0) return 'nothing';
  const subscriptions = await askAgain(context).catch(() => undefined);
  staleTransactions(context.queries);
  if (subscriptions === undefined) return 'unknown';
  const looked = subscriptions.filter(({ id }) => owing?.some((before) => before.id === id) ?? true);
  for (const { id, status } of looked) {
    if (owing?.some((before) => before.id === id && before.status !== status)) tell(context, { id, status });
  }
  return looked.some(needsAttention) ? 'owed' : 'nothing';
}

/** Looks first, inside a lock of all tabs: a phone that has a subscription by now gets no second one. */
async function createOnce(context: ChangeContext, phoneId: string): Promise<Subscription | undefined> {
  const existing = subscriptionOfPhone(await askAgain(context), phoneId);
  if (existing) return existing;
  const created = await withLookUp(() => createSubscription(context, { phone_number_id: phoneId }), {
    find: async () => subscriptionOfPhone(await lookUp(context), phoneId),
    text: context.i18n.t,
  });
  return created ?? subscriptionOfPhone(cachedSubscriptions(context) ?? [], phoneId);
}

/** After a refusal: another tab may have changed the subscription, and a charge that was declined is booked as well. */
async function keepShown<Result>(context: ChangeContext, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    void context.queries.invalidateQueries({ queryKey: subscriptionsQuery(context.api).queryKey });
    staleTransactions(context.queries);
    throw error;
  }
}

/** What a change whose answer was lost has left; it may have booked a charge. */
function lookUp(context: ChangeContext): Promise<readonly Subscription[]> {
  staleTransactions(context.queries);
  return askAgain(context);
}

async function askAgain(context: ChangeContext): Promise<readonly Subscription[]> {
  return (await fetchFresh(context, subscriptionsQuery(context.api))).subscriptions;
}

function cachedSubscriptions({ api, queries }: ChangeContext): readonly Subscription[] | undefined {
  return queries.getQueryData(subscriptionsQuery(api).queryKey)?.subscriptions;
}

function tell({ events }: ChangeContext, { id, status }: Pick<Subscription, 'id' | 'status'>): void {
  events.emit('subscription.changed', { id, status });
}
