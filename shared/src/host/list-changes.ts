import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import type { EventName } from '../platform/events';

/** Lists that the guards judge by and several pages show, by the event that tells of a change in them. */
export const changedLists = {
  'profile.changed': queryKeys.profile,
  'condition.changed': queryKeys.profile,
  'address.changed': queryKeys.addresses,
  'payment-method.changed': queryKeys.paymentMethods,
  'subscription.changed': queryKeys.subscriptions,
  'number.changed': queryKeys.forwardingNumbers,
} as const satisfies Partial<Record<EventName, QueryKey>>;

/** An event of `changedLists`. */
export type ListChange = keyof typeof changedLists;

/** The events of `changedLists`. */
export const listChanges: readonly ListChange[] = Object.keys(changedLists).filter(
  (name): name is ListChange => name in changedLists,
);
