import { createCardProvider, type ProvidedCard } from './card-provider';
import { createCardElement } from './stand-in-element';
import { brandOf, type CardProblem, cardProblem, readExpiry, refusal, type TypedCard } from './test-cards';

/**
 * Stands in for Stripe where no publishable key is configured: development, previews, demos. It satisfies the real React
 * components, keeps what is typed inside its own closure, and accepts test cards alone. Its own chunk: never loaded beside a key.
 */
export function createStandIn(text: (key: string) => string): object {
  return createCardProvider(({ options, onDestroy }): ProvidedCard => {
    const { element, read, mark, translate } = createCardElement({
      text,
      classes: options.classes ?? {},
      problem: (card) => {
        const problem = cardProblem(card, false, new Date());
        return problem && withMessage(problem, text);
      },
      onDestroy,
    });
    const createPaymentMethod = async () => {
      const typedCard = read();
      const problem = cardProblem(typedCard, true, new Date()) ?? refusal(typedCard);
      mark(problem?.code);
      return problem === undefined
        ? { paymentMethod: paymentMethodOf(typedCard) }
        : { error: withMessage(problem, text) };
    };
    return { element, translate, createPaymentMethod };
  });
}

function withMessage(problem: CardProblem, text: (key: string) => string) {
  return { ...problem, message: text(`standIn.problems.${problem.decline_code ?? problem.code}`) };
}

function paymentMethodOf({ number, expiry }: TypedCard): object {
  const { month, year } = readExpiry(expiry);
  return {
    id: `pm_test_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'payment_method',
    type: 'card',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      exp_month: month,
      exp_year: year,
      country: 'US',
      funding: 'credit',
    },
    created: Math.floor(Date.now() / 1000),
    customer: null,
    livemode: false,
  };
}
