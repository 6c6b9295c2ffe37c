import { BusinessAddresses } from './business-addresses';

/** `business-addresses@1`: business addresses and the verified-phone panel, for another team's page. */
export function BusinessAddressesWidget() {
  return <BusinessAddresses />;
}
