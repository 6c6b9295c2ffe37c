import { SubscriptionPanel } from './subscription-panel';

/** `subscription-panel@1`: the phone's subscription, for another team's page. */
export function SubscriptionPanelWidget() {
  return <SubscriptionPanel />;
}
