import { usePlatform, useQuery } from '@careline/shared';
import {
  type ProfilePhone,
  phoneToSubscribe,
  profileQuery,
  type Subscription,
  subscriptionOfPhone,
  subscriptionsQuery,
} from '@careline/shared/api';
import type { ViewedQuery } from '@careline/shared/ui';
import { useState } from 'react';
import { verifiedPhones } from '../phones/verified-phones';
import { canCreateForwarding } from './can-create-forwarding';

/** Who buys: the phones that calls may be forwarded to, the chosen one, and what its subscription allows. */
export interface Buyer {
  readonly phones: readonly ProfilePhone[];
  /** Undefined while the profile has no verified phone. */
  readonly phone: ProfilePhone | undefined;
  readonly subscription: Subscription | undefined;
  /** Forwarding numbers may be created only when the phone's subscription is active (R115). */
  readonly canBuy: boolean;
}

/** The buyer as one query over profile and subscriptions, and the way to choose another of the verified phones. */
export function useBuyer(): { readonly buyer: ViewedQuery<Buyer>; readonly choosePhone: (id: string) => void } {
  const { api } = usePlatform();
  const profile = useQuery(profileQuery(api));
  const subscriptions = useQuery(subscriptionsQuery(api));
  const [chosen, choosePhone] = useState<string>();

  function buyerOf(): Buyer | undefined {
    if (profile.data === undefined || subscriptions.data === undefined) return undefined;
    const phones = verifiedPhones(profile.data);
    const own = (phone: ProfilePhone | undefined) => subscriptionOfPhone(subscriptions.data.subscriptions, phone?.id);
    const phone =
      phones.find(({ id }) => id === chosen) ??
      phones.find((one) => canCreateForwarding(own(one))) ??
      phoneToSubscribe(profile.data);
    const subscription = own(phone);
    return { phones, phone, subscription, canBuy: phone !== undefined && canCreateForwarding(subscription) };
  }

  const buyer: ViewedQuery<Buyer> = {
    data: buyerOf(),
    error: profile.error ?? subscriptions.error,
    isFetching: profile.isFetching || subscriptions.isFetching,
    refetch: () => Promise.all([profile, subscriptions].filter(({ error }) => error).map((query) => query.refetch())),
  };
  return { buyer, choosePhone };
}
