import type { PaymentMethodResult, StripeCardElementOptions, StripeElementsOptions } from '@stripe/stripe-js';
import { type CardFrame, type FrameSource, openCardFrame } from './card-frame';
import type { CardClasses } from './stand-in-element';

interface FramedSource extends FrameSource {
  /** Words for the frame, in the language of the page. */
  readonly text: (key: string) => string;
}

/** One card element that stands in a frame. */
interface FramedCard {
  readonly element: object;
  readonly translate: (language: Language) => void;
  readonly createPaymentMethod: () => Promise<PaymentMethodResult>;
}

type Language = Pick<StripeElementsOptions, 'locale'>;
type Options = Omit<StripeCardElementOptions, 'classes'> & { readonly classes?: CardClasses };
type Listener = (event?: object) => void;

/**
 * Stripe for its React components, drawn in a document of its own (docs/decisions/0055): each element is a frame, which loads Stripe as it is mounted. Where that fails the
 * element says so by the event `loaderror`.
 */
export function createFramedStripe(source: FramedSource): object {
  const cards = new WeakMap<object, FramedCard>();
  return {
    elements: (language: Language = {}) => createElements(source, cards, language),
    createPaymentMethod: async ({ card }: { card: object }) => {
      const framed = cards.get(card);
      if (framed === undefined) throw new Error('Expected the card element that is on the page; got another object.');
      return framed.createPaymentMethod();
    },
    createToken: refuse,
    confirmCardPayment: refuse,
  };
}

/** One element of a type until it is destroyed, as with Stripe. */
function createElements(source: FramedSource, cards: WeakMap<object, FramedCard>, first: Language): object {
  let { locale } = first;
  let current: FramedCard | undefined;
  const language = (): Language => (locale === undefined ? {} : { locale });
  return {
    create(type: string, options: Options = {}) {
      if (type !== 'card') throw new Error(`The frame is for a "card" element only, not for "${type}".`);
      if (current !== undefined) throw new Error(`Can only create one Element of type ${type}.`);
      current = createFramedCard(source, { options, language }, () => {
        current = undefined;
      });
      cards.set(current.element, current);
      return current.element;
    },
    getElement: () => current?.element ?? null,
    update(changed: Language) {
      locale = changed.locale ?? locale;
      current?.translate(language());
    },
  };
}

interface CardParts {
  readonly options: Options;
  readonly language: () => Language;
}

function createFramedCard(source: FramedSource, parts: CardParts, onDestroy: () => void): FramedCard {
  const { classes = {}, ...first } = parts.options;
  const listeners = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  const frame = document.createElement('iframe');
  let options: StripeCardElementOptions = first;
  let coming: Promise<CardFrame> | undefined;
  let shown: CardFrame | undefined;

  const emit = (event: string, detail: object = { elementType: 'card' }) => {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  };

  async function show(container: HTMLElement): Promise<void> {
    const toggle = (name: string | undefined, isOn: boolean) => name && container.classList.toggle(name, isOn);
    container.classList.add('StripeElement');
    toggle(classes.base, true);
    const { language } = parts;
    coming = openCardFrame(frame, source, { container, language, options: () => options, closed: closing.signal });
    try {
      shown = await coming;
    } catch (error) {
      if (!closing.signal.aborted) emit('loaderror', { elementType: 'card', error });
      return;
    }
    const { card } = shown;
    card.on('change', (event) => {
      toggle(classes.invalid, event.error !== undefined);
      emit('change', event);
    });
    card.on('focus', () => {
      toggle(classes.focus, true);
      emit('focus');
    });
    card.on('blur', () => {
      toggle(classes.focus, false);
      emit('blur');
    });
    emit('ready');
  }

  function nameFrame(): void {
    frame.title = source.text('cardForm.details');
  }
  nameFrame();

  const element = {
    mount: (container: HTMLElement) => void show(container),
    on: (event: string, listener: Listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    update({ classes: _, ...changed }: Options) {
      options = { ...options, ...changed };
      shown?.update(changed);
    },
    focus: () => shown?.card.focus(),
    destroy() {
      closing.abort(new Error('The card form was closed.'));
      onDestroy();
    },
  };
  return {
    element,
    translate(language) {
      nameFrame();
      shown?.translate(language);
    },
    createPaymentMethod: async () => {
      if (coming === undefined) throw new Error('Expected a card element that is mounted.');
      return (await coming).createPaymentMethod();
    },
  };
}

async function refuse() {
  return { error: { type: 'invalid_request_error', message: 'The card form makes payment methods only.' } };
}
