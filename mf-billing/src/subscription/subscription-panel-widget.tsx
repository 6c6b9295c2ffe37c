import type { WidgetCatalogue } from '@careline/shared';
import { SubscriptionPanel } from './subscription-panel';

/** `subscription-panel@1`: the phone's subscription, for another team's page. */
export function SubscriptionPanelWidget({ onChanged }: WidgetCatalogue['subscription-panel@1']) {
  return <SubscriptionPanel onChanged={onChanged} />;
}
