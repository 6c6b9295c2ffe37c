import type { StripeCardElementOptions, StripeElementsOptions } from '@stripe/stripe-js';

export interface CardClasses {
  readonly base?: string;
  readonly focus?: string;
  readonly invalid?: string;
}

export type CardOptions = Omit<StripeCardElementOptions, 'classes'> & { readonly classes?: CardClasses };
export type Language = Pick<StripeElementsOptions, 'locale'>;
type Listener = (event?: object) => void;

/** One card element as Stripe's React components take it, and what the provider's own parts know of it. */
export interface ProvidedCard {
  readonly element: object;
  /** The page has another language. */
  readonly translate: (language: Language) => void;
  readonly createPaymentMethod: () => Promise<object>;
}

/** What a card is made with. */
export interface CardParts {
  readonly options: CardOptions;
  /** Of the page now. */
  readonly language: () => Language;
  /** Told when the element is destroyed: another may be made. */
  readonly onDestroy: () => void;
}

/** What Stripe's React components ask of Stripe, over cards that `makeCard` draws: the stand-in's in the page, Stripe's own in a frame. */
export function createCardProvider(makeCard: (parts: CardParts) => ProvidedCard): object {
  const cards = new WeakMap<object, ProvidedCard>();

  /** One element of a type until it is destroyed, as with Stripe. */
  function elements({ locale }: Language = {}): object {
    let now: Language = locale === undefined ? {} : { locale };
    let current: ProvidedCard | undefined;
    return {
      create(type: string, options: CardOptions = {}) {
        if (type !== 'card') throw new Error(`There is a "card" element only, not "${type}".`);
        if (current !== undefined) throw new Error(`Can only create one Element of type ${type}.`);
        const onDestroy = () => {
          current = undefined;
        };
        current = makeCard({ options, language: () => now, onDestroy });
        cards.set(current.element, current);
        return current.element;
      },
      getElement: () => current?.element ?? null,
      update(changed: Language) {
        now = { ...now, ...changed };
        current?.translate(now);
      },
    };
  }

  return {
    elements,
    createPaymentMethod: async ({ card }: { card: object }) => {
      const made = cards.get(card);
      if (made === undefined) throw new Error('Expected the card element that is on the page; got another object.');
      return made.createPaymentMethod();
    },
    createToken: refuse,
    confirmCardPayment: refuse,
  };
}

async function refuse() {
  return { error: { type: 'invalid_request_error', message: 'The card form makes payment methods only.' } };
}

/** Who listens to an element, and the way to tell them. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (event: string, listener: Listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    emit: (event: string, detail: object = { elementType: 'card' }) => {
      for (const listener of listeners.get(event) ?? []) listener(detail);
    },
  };
}
