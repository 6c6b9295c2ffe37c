import { localeTags, useLocale, useTexts } from '@careline/shared';
import { monthlyPrice, type Subscription } from '@careline/shared/api';
import {
  Button,
  type DescriptionItem,
  DescriptionList,
  ErrorWords,
  formatAmount,
  formatBillingDay,
  Inline,
} from '@careline/shared/ui';
import { phoneIdOf } from '../phones/subscribed-phones';
import { isToCome } from './billing-days';
import styles from './subscription.module.css';
import { type LastBill, useLastBill } from './use-last-bill';

/** Price, last bill and dates, as far as they are known; the days are those of the bills. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const price = monthlyPrice(subscription);
  const bill = useLastBill(phoneIdOf(subscription));
  const { status, currency, start_date, end_date, cancelled_at } = subscription;
  const isCancelled = status === 'cancelled';
  // Of one that owes, the end is that of a time that nobody has paid.
  const isPaidFor = isCancelled || status === 'paused';
  const items: readonly (DescriptionItem | undefined)[] = [
    price === undefined
      ? undefined
      : {
          label: t('subscription.price'),
          value: t('subscription.perMonth', { price: formatAmount(price, currency), currency }),
        },
    bill === undefined
      ? undefined
      : {
          label: t('subscription.bill.label'),
          value: <Bill bill={bill} />,
        },
    date(t('subscription.nextCharge'), status === 'active' ? future(end_date) : undefined),
    date(t('subscription.paidUntil'), isPaidFor ? future(end_date) : undefined),
    date(t('subscription.started'), start_date),
    date(t('subscription.cancelledOn'), isCancelled ? cancelled_at : undefined),
  ];

  function date(label: string, value: string | undefined): DescriptionItem | undefined {
    return value === undefined ? undefined : { label, value: formatBillingDay(value, tag) };
  }

  const known = items.filter((item) => item !== undefined);
  return known.length === 0 ? null : <DescriptionList items={known} />;
}

function Bill({ bill }: { readonly bill: LastBill }) {
  if (bill.kind === 'coming') return <span className={styles.comingBill}>…</span>;
  return bill.kind === 'failed' ? <FailedBill {...bill} /> : bill.words;
}

function FailedBill({ error, retry, isRetrying }: Extract<LastBill, { kind: 'failed' }>) {
  const { t } = useTexts();
  return (
    <Inline gap={3}>
      <ErrorWords error={error} />
      <Button size="small" busy={isRetrying} busyText={t('error.retrying', { ns: 'shared' })} onClick={retry}>
        {t('error.retry', { ns: 'shared' })}
      </Button>
    </Inline>
  );
}

/** A charge that should have been long ago says nothing about the next one. */
function future(date: string | undefined): string | undefined {
  return date !== undefined && isToCome(date, new Date()) ? date : undefined;
}
