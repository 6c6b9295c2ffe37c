import { usePlatform } from '@careline/shared';
import { formatAmount } from '@careline/shared/ui';

/** What numbers cost and save, as people read it: the API tells amounts alone, in the currency of the configured prices (PD63). */
export function useAmount(): (amount: number) => string {
  const { currency } = usePlatform().config.prices;
  return (amount) => formatAmount(amount, currency);
}
