import { useQuestion, useTexts } from '@careline/shared';
import { usePlanPrices } from './plan-prices';
import type { AskedChange, SubscriptionWords } from './use-subscription-words';

/** The questions before a change, which say what it brings (PD63). `payingCard` is the card as a sentence has it; undefined where there is none. */
export function useSubscriptionQuestions(payingCard: string | undefined, words: SubscriptionWords) {
  const { t } = useTexts();
  const plan = usePlanPrices();
  const ask = useQuestion();

  return {
    askToSubscribe: (phone: string): Promise<boolean> =>
      payingCard === undefined
        ? ask({
            title: t('subscription.subscribe.question.phone', { phone }),
            description: t('subscription.subscribe.needsCard'),
            confirmText: t('subscription.subscribe.button'),
            cancelText: t('subscription.notNow'),
            tone: 'primary',
          })
        : ask({
            title:
              plan.today === undefined
                ? t('subscription.subscribe.question.card', { card: payingCard })
                : t('subscription.subscribe.question.amount', { card: payingCard, amount: plan.today }),
            description: words.subscribing(),
            confirmText:
              plan.today === undefined
                ? t('subscription.subscribe.button')
                : t('subscription.subscribe.confirm', { amount: plan.today }),
            cancelText: t('subscription.notNow'),
            tone: 'primary',
          }),
    askToChange: (change: AskedChange): Promise<boolean> =>
      ask({
        title: t(`subscription.${change.name}.question`, { phone: change.phone }),
        description: words.consequence(change),
        confirmText: words.buttonText(change),
        cancelText: t(change.name === 'cancel' ? 'subscription.cancel.keep' : 'subscription.notNow'),
        tone: change.name === 'cancel' ? 'danger' : 'primary',
      }),
  };
}
