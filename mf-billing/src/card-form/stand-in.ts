import { type CardClasses, createCardElement, type StandInElement, type TypedFields } from './stand-in-element';
import { brandOf, type CardProblem, cardProblem, readExpiry, refusal, type TypedCard } from './test-cards';

/**
 * Stands in for Stripe where no publishable key is configured: development, previews, demos. It satisfies the real React
 * components, keeps what is typed inside its own closure, and accepts test cards alone. Its own chunk: never loaded beside a key.
 */
export function createStandIn(text: (key: string) => string): object {
  const typed = new WeakMap<object, TypedFields>();
  return {
    elements: () => createElements(text, typed),
    createPaymentMethod: async ({ card }: { card: object }) => {
      const fields = typed.get(card);
      if (fields === undefined) throw new Error('Expected the card element that is on the page; got another object.');
      const typedCard = fields.read();
      const problem = cardProblem(typedCard, true, new Date()) ?? refusal(typedCard);
      fields.mark(problem?.code);
      return problem === undefined
        ? { paymentMethod: paymentMethodOf(typedCard) }
        : { error: withMessage(problem, text) };
    },
    createToken: refuse,
    confirmCardPayment: refuse,
  };
}

/** One element of a type until it is destroyed, as with Stripe. */
function createElements(text: (key: string) => string, typed: WeakMap<object, TypedFields>): object {
  const elements = new Map<string, StandInElement>();
  return {
    create(type: string, options: { classes?: CardClasses } = {}) {
      if (type !== 'card') throw new Error(`The stand-in has a "card" element only, not "${type}".`);
      if (elements.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
      const { element, ...fields } = createCardElement({
        text,
        classes: options.classes ?? {},
        problem: (card) => {
          const problem = cardProblem(card, false, new Date());
          return problem && withMessage(problem, text);
        },
        onDestroy: () => elements.delete(type),
      });
      elements.set(type, element);
      typed.set(element, fields);
      return element;
    },
    // A React component carries its type's name beside it.
    getElement: (type: string | { __elementType?: string }) =>
      elements.get(typeof type === 'string' ? type : (type.__elementType ?? '')) ?? null,
    update: () => {
      for (const element of elements.values()) element.update();
    },
  };
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

async function refuse() {
  return { error: { type: 'invalid_request_error', message: 'The stand-in makes payment methods only.' } };
}
