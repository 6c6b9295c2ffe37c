import { usePlatform } from '@careline/shared';
import { formatAmount } from '@careline/shared/ui';

/** What the plan costs, as people read it; undefined where the configuration does not tell (PD63). */
export interface PlanPrices {
  readonly monthly: string | undefined;
  readonly setUp: string | undefined;
  readonly perMinute: string | undefined;
  readonly perNumber: string | undefined;
  /** The first bill: the first month, and setting up where that costs something. */
  readonly today: string | undefined;
}

export function usePlanPrices(): PlanPrices {
  const { currency, monthly, setUp, perMinute, perNumber } = usePlatform().config.prices;
  const shown = (amount: number | undefined) => (amount === undefined ? undefined : formatAmount(amount, currency));
  return {
    monthly: shown(monthly),
    setUp: setUp === 0 ? undefined : shown(setUp),
    perMinute: shown(perMinute),
    perNumber: shown(perNumber),
    today: shown(monthly === undefined ? undefined : monthly + (setUp ?? 0)),
  };
}
