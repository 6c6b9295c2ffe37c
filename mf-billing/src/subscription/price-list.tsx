import { useTexts } from '@careline/shared';
import { DescriptionList } from '@careline/shared/ui';
import { usePlanPrices } from './plan-prices';

/** All that a subscription will cost, before it is one; nothing where no price is known. */
export function PriceList() {
  const { t } = useTexts();
  const { monthly, setUp, perMinute, perNumber, today } = usePlanPrices();
  const rows = [
    { label: t('subscription.prices.monthly'), value: monthly },
    { label: t('subscription.prices.setUp'), value: setUp },
    { label: t('subscription.prices.perMinute'), value: perMinute },
    {
      label: t('subscription.prices.perNumber'),
      value: perNumber === undefined ? undefined : t('subscription.prices.from', { price: perNumber }),
    },
    {
      label: t('subscription.prices.today'),
      value: today === undefined ? undefined : <strong>{today}</strong>,
    },
  ].filter((row) => row.value !== undefined);
  return rows.length === 0 ? null : <DescriptionList items={rows} />;
}
