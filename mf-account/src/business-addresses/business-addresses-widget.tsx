import type { WidgetCatalogue } from '@careline/shared';
import { BusinessAddresses } from './business-addresses';

/** `business-addresses@1`: business addresses and the verified-phone panel, for another team's page. */
export function BusinessAddressesWidget({ onChanged }: WidgetCatalogue['business-addresses@1']) {
  return <BusinessAddresses onChanged={onChanged} />;
}
