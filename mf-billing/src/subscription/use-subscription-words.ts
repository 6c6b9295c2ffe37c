import { localeTags, useLocale, useTexts } from '@careline/shared';
import { monthlyPrice, type Subscription } from '@careline/shared/api';
import { formatAmount, formatBillingDay } from '@careline/shared/ui';
import type { Reactivation } from '../api/subscriptions/reactivation';
import type { SubscriptionChange } from '../api/subscriptions/subscription-changes';
import { useKnownNumbers } from '../phones/use-known-numbers';
import { isToCome, nextMonth } from './billing-days';
import { usePlanPrices } from './plan-prices';
import { chargeOfReactivation, minutesUntil, owesSetUp, partsOf } from './reactivation-charge';

export interface AskedChange {
  readonly name: SubscriptionChange;
  readonly subscription: Subscription;
  /** The phone's number, as people write it. */
  readonly phone: string;
  /** No other subscription is active: without it the dashboard closes (R57). */
  readonly isOnlyActive: boolean;
  /** What reactivating charges, where the server tells it; see useReactivationCharge. */
  readonly charge: Reactivation | undefined;
}

/** What each change brings, in words with amount, card and date as far as they are known (PD63). `payingCard` is undefined where there is none. */
export function useSubscriptionWords(payingCard: string | undefined) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const plan = usePlanPrices();
  const numbers = useKnownNumbers();
  const card = payingCard ?? t('subscription.yourCard');
  const day = (date: Date | string) => formatBillingDay(typeof date === 'string' ? date : date.toISOString(), tag);
  const inAMonth = () => day(nextMonth(new Date()));

  /** What a month costs, as people read it: of this subscription, or else of the plan. */
  function priceOf(subscription: Subscription): string | undefined {
    const price = monthlyPrice(subscription);
    return price === undefined ? plan.monthly : formatAmount(price, subscription.currency);
  }

  /** The same in a sentence, also where it is not known. */
  const priceInSentence = (subscription: Subscription) => priceOf(subscription) ?? t('subscription.planPrice');

  /** A recycled number costs nothing; where the numbers are not known, one may cost something. */
  const haveNumbersAPrice = numbers === undefined || numbers.some(({ was_recycled }) => was_recycled !== true);
  const numbersToo = haveNumbersAPrice && t('subscription.reactivate.numbers');

  /** What reactivating charges today, as people read it. Where the server does not say, it is not known with numbers or minutes in it. */
  function priceToday({ subscription, charge }: Pick<AskedChange, 'subscription' | 'charge'>): string | undefined {
    if (charge !== undefined) return formatAmount(charge.amount, charge.currency);
    if (haveNumbersAPrice || minutesUntil(subscription) !== undefined) return undefined;
    const price = priceOf(subscription);
    if (!owesSetUp(subscription) || plan.setUp === undefined) return price;
    return price === plan.monthly ? plan.today : undefined;
  }

  /** The next charge of a subscription whose time is paid for. */
  function paidUntil({ end_date }: Subscription): string | undefined {
    return end_date !== undefined && isToCome(end_date, new Date()) ? end_date : undefined;
  }

  /** What subscribing brings. */
  function subscribing(): string {
    if (plan.monthly === undefined) return t('subscription.subscribe.question.unpriced', { date: inAMonth() });
    const { monthly, setUp, perMinute } = plan;
    return sentences(
      setUp === undefined
        ? t('subscription.subscribe.question.month')
        : t('subscription.subscribe.question.first', { monthly, setUp }),
      t('subscription.subscribe.question.then', { monthly, date: inAMonth() }),
      perMinute !== undefined && t('subscription.subscribe.question.minutes', { perMinute }),
    );
  }

  /** A charge that the server told, with what it is made of and what follows it. */
  function charging(subscription: Subscription, charge: Reactivation): string {
    const shown = (amount: number) => formatAmount(amount, charge.currency);
    const today = t('subscription.reactivate.today', { amount: shown(charge.amount), card });
    const made = partsOf(charge);
    if (made === undefined) return today;
    const { month, setUp, numbers, minutes } = made;
    const until = minutesUntil(subscription);
    const parts = [
      month > 0 && t('subscription.reactivate.parts.month', { amount: shown(month) }),
      setUp > 0 && t('subscription.reactivate.parts.setUp', { amount: shown(setUp) }),
      numbers > 0 && t('subscription.reactivate.parts.numbers', { amount: shown(numbers) }),
      minutes > 0 &&
        (until === undefined
          ? t('subscription.reactivate.parts.minutes', { amount: shown(minutes) })
          : t('subscription.reactivate.parts.minutesUntil', { amount: shown(minutes), date: day(until) })),
    ].filter((part) => part !== false);
    const listed = new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts);
    return sentences(
      today,
      parts.length > 1 && t('subscription.reactivate.madeOf', { parts: listed }),
      month > 0
        ? t('subscription.reactivate.then', { amount: shown(month + numbers), date: inAMonth() })
        : sentences(t('subscription.reactivate.monthly', { price: priceInSentence(subscription) }), numbersToo),
      plan.perMinute !== undefined && t('subscription.subscribe.question.minutes', { perMinute: plan.perMinute }),
    );
  }

  function reactivating({ subscription, charge }: AskedChange): string {
    if (payingCard === undefined) return t('subscription.reactivate.needsCard');
    const price = priceInSentence(subscription);
    const free = chargeOfReactivation(subscription, charge) === 'later' ? subscription.end_date : undefined;
    if (free !== undefined)
      return sentences(t('subscription.reactivate.paid', { price, card, date: day(free) }), numbersToo);
    if (charge !== undefined) return charging(subscription, charge);
    const { setUp } = plan;
    const until = minutesUntil(subscription);
    return sentences(
      t('subscription.reactivate.charged', { price, card, date: inAMonth() }),
      owesSetUp(subscription) && setUp !== undefined && t('subscription.reactivate.setUp', { setUp }),
      numbersToo,
      until !== undefined && t('subscription.reactivate.minutes', { date: day(until) }),
    );
  }

  function pausing({ subscription, isOnlyActive }: AskedChange): string {
    const until = paidUntil(subscription);
    return sentences(
      t('subscription.pause.consequence'),
      until !== undefined && t('subscription.pause.noCharge', { card, date: day(until) }),
      isOnlyActive && t('subscription.onlyActive'),
    );
  }

  function cancelling({ subscription, isOnlyActive }: AskedChange): string {
    const [until, price] = [paidUntil(subscription), priceOf(subscription)];
    return sentences(
      t('subscription.cancel.consequence'),
      subscription.status === 'active' &&
        until !== undefined &&
        price !== undefined &&
        t('subscription.cancel.noCharge', { card, price, date: day(until) }),
      isOnlyActive && t('subscription.onlyActive'),
    );
  }

  /** What a change of a subscription brings. */
  function consequence(change: AskedChange): string {
    if (change.name === 'reactivate') return reactivating(change);
    return change.name === 'pause' ? pausing(change) : cancelling(change);
  }

  /** What the button says: with the amount where it charges at once. */
  function buttonText({ name, subscription, charge }: AskedChange): string {
    const price = priceToday({ subscription, charge });
    const isPriced = name === 'reactivate' && payingCard !== undefined && price !== undefined;
    return isPriced && chargeOfReactivation(subscription, charge) === 'today'
      ? t('subscription.reactivate.priced', { amount: price })
      : t(`subscription.${name}.button`);
  }

  return { subscribing, consequence, buttonText };
}

export type SubscriptionWords = ReturnType<typeof useSubscriptionWords>;

function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(' ');
}
