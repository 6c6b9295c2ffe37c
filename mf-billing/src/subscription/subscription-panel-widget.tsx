export function SubscriptionPanelWidget() {
  return null;
}
