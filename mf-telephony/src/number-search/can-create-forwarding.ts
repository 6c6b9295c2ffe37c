import type { Subscription } from '@careline/shared/api';

/** Forwarding numbers may be created only when the phone's subscription is active (R115). */
export function canCreateForwarding(subscription: Pick<Subscription, 'status'> | undefined): boolean {
  return subscription?.status === 'active';
}
