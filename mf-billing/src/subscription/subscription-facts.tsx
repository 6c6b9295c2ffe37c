import { localeTags, useLocale, useTexts } from '@careline/shared';
import type { Subscription } from '@careline/shared/api';
import { type DescriptionItem, DescriptionList, formatAmount, formatDate } from '@careline/shared/ui';
import { monthlyPrice } from './monthly-price';

/** Price and dates, as far as they are known. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const price = monthlyPrice(subscription);
  const { status, currency, start_date, end_date, cancelled_at } = subscription;
  const isCancelled = status === 'cancelled';
  const items: readonly (DescriptionItem | undefined)[] = [
    price === undefined
      ? undefined
      : {
          label: t('subscription.price'),
          value: t('subscription.perMonth', { price: formatAmount(price, currency), currency }),
        },
    date(t('subscription.nextCharge'), status === 'active' ? future(end_date) : undefined),
    date(t('subscription.paidUntil'), status === 'active' ? undefined : future(end_date)),
    date(t('subscription.started'), start_date),
    date(t('subscription.cancelledOn'), isCancelled ? cancelled_at : undefined),
  ];

  function date(label: string, value: string | undefined): DescriptionItem | undefined {
    return value === undefined ? undefined : { label, value: formatDate(value, tag) };
  }

  const known = items.filter((item) => item !== undefined);
  return known.length === 0 ? null : <DescriptionList items={known} />;
}

/** A charge that should have been long ago says nothing about the next one; a day without a time lasts until its end here. */
function future(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T23:59:59` : date;
  return Date.parse(end) >= Date.now() ? date : undefined;
}
