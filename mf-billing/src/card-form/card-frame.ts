import type {
  PaymentMethodResult,
  Stripe,
  StripeCardElement,
  StripeCardElementOptions,
  StripeElements,
} from '@stripe/stripe-js';
import type { Language } from './card-provider';

/** Of the site that is composed with a publishable key: a document with a form and a place in it, whose policy lets Stripe's scripts run. */
const FRAME = '/card-frame';
/** Of the version that the types are of: @stripe/stripe-js asks for the same. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';
/** ms after which fields that neither stand nor fail count as blocked. */
const LOAD_TIMEOUT_MS = 10_000;

/** With what Stripe is made. */
export interface FrameSource {
  readonly publishableKey: string;
  /** What its script brings, looked at: throws an Error where that is something else. Given, because a module that the page has as well would be a file more of it. */
  readonly asStripe: (found: unknown) => Stripe;
}

/** Stripe's fields for one card, in a frame. */
export interface CardFrame {
  readonly card: StripeCardElement;
  readonly update: (options: StripeCardElementOptions) => void;
  /** Puts the fields into another language; why a card is declined is said in that in which Stripe was made. */
  readonly translate: (options: Language) => void;
  /** Rejects where the frame is closed before Stripe has answered. */
  readonly createPaymentMethod: () => Promise<PaymentMethodResult>;
}

interface FramePlace {
  readonly container: HTMLElement;
  /** Asked when Stripe has come. */
  readonly language: () => Language;
  readonly options: () => StripeCardElementOptions;
  /** Takes the frame away. */
  readonly closed: AbortSignal;
}

/**
 * Shows Stripe's fields in `frame`. Throws an Error when the script or the fields are blocked, have not come after ten seconds, or are something else than Stripe's, or
 * when the frame is closed before.
 */
export async function openCardFrame(
  frame: HTMLIFrameElement,
  source: FrameSource,
  place: FramePlace,
): Promise<CardFrame> {
  const { closed } = place;
  closed.addEventListener('abort', () => frame.remove());
  const ended = new Promise<never>((_resolve, reject) => {
    closed.addEventListener('abort', () => reject(closed.reason));
  });
  ended.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Stripe’s fields did not come within ${LOAD_TIMEOUT_MS} ms. Retry.`)),
      LOAD_TIMEOUT_MS,
    );
  });
  try {
    const { stripe, view, elements, card } = await Promise.race([draw(frame, source, place), ended, timeout]);
    return {
      card,
      update: (changed) => card.update(view.structuredClone(changed)),
      translate: (language) => elements.update(view.structuredClone(language)),
      createPaymentMethod: () => {
        const type = view.structuredClone<{ type: 'card' }>({ type: 'card' });
        return Promise.race([stripe.createPaymentMethod(Object.assign(type, { card })), ended]);
      },
    };
  } catch (error) {
    frame.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface Drawn {
  readonly stripe: Stripe;
  readonly view: Window;
  readonly elements: StripeElements;
  readonly card: StripeCardElement;
}

/** What Stripe is given is made in its own document, by `view`: it may look whether an object is a plain one. */
async function draw(frame: HTMLIFrameElement, source: FrameSource, place: FramePlace): Promise<Drawn> {
  frame.src = FRAME;
  await arrival(frame, () => place.container.append(frame));
  const { contentDocument: inside, contentWindow: view } = frame;
  const field = inside?.getElementById('card');
  if (!inside || !view || !field) throw new Error(`Expected the frame for cards at ${FRAME}; got another document.`);
  // Stripe's fields submit the form that they stand in when Enter is pressed: it stands for the one around the frame.
  inside.addEventListener('submit', (event) => {
    event.preventDefault();
    place.container.closest('form')?.requestSubmit();
  });
  // One that failed may have met a bad moment.
  await loadScript(inside).catch(() => loadScript(inside));
  const language = place.language();
  inside.documentElement.lang = language.locale ?? '';
  const make: unknown = Reflect.get(view, 'Stripe');
  const stripe = source.asStripe(
    typeof make === 'function' && make(source.publishableKey, view.structuredClone(language)),
  );
  const elements = stripe.elements(view.structuredClone(language));
  const card = elements.create('card', view.structuredClone(place.options()));
  const standing = new Promise<void>((resolve, reject) => {
    card.on('ready', () => resolve());
    card.on('loaderror', ({ error }) => reject(new Error(`Stripe’s fields did not come: ${error.message}. Retry.`)));
  });
  card.mount(field);
  await standing;
  return { stripe, view, elements, card };
}

function loadScript(inside: Document): Promise<void> {
  const script = inside.createElement('script');
  script.src = STRIPE_SCRIPT;
  return arrival(script, () => inside.head.append(script));
}

/** Of what is put into a document. Rejects where it does not come. */
function arrival(element: HTMLIFrameElement | HTMLScriptElement, put: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${element.src} did not come. Retry.`)));
    put();
  });
}
