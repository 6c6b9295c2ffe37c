import type { Locale } from '@careline/shared';
import type { PaymentMethodResult, Stripe, StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';

/** Of the site that is composed with a publishable key: an empty document whose policy lets Stripe's scripts run. */
const FRAME = '/card-frame';
/** Of the version that the types are of: @stripe/stripe-js asks for the same. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';
/** ms after which a script that neither loads nor fails counts as blocked. */
const LOAD_TIMEOUT_MS = 10_000;

/** With what Stripe is made. */
export interface FrameSource {
  readonly publishableKey: string;
  /** In which Stripe writes why a card was declined; left to itself it takes the browser's. */
  readonly locale: Locale;
  /** What its script brings, looked at. Throws an Error where that is something else. */
  readonly asStripe: (found: unknown) => Stripe;
}

/** Stripe's fields for one card, in a frame. */
export interface CardFrame {
  readonly card: StripeCardElement;
  readonly update: (options: StripeCardElementOptions) => void;
  /** Rejects where the frame is closed before Stripe has answered. */
  readonly createPaymentMethod: () => Promise<PaymentMethodResult>;
}

export interface FramePlace {
  readonly container: HTMLElement;
  /** Asked when Stripe has come. */
  readonly options: () => StripeCardElementOptions;
  /** Takes the frame away. */
  readonly closed: AbortSignal;
}

/**
 * Shows Stripe's fields in `frame`. Throws an Error when the script is blocked, hangs for ten seconds, or brings something else than Stripe, or when the frame is
 * closed before.
 */
export async function openCardFrame(
  frame: HTMLIFrameElement,
  source: FrameSource,
  { container, options, closed }: FramePlace,
): Promise<CardFrame> {
  frame.src = FRAME;
  closed.addEventListener('abort', () => frame.remove());
  const ended = new Promise<never>((_resolve, reject) => {
    closed.addEventListener('abort', () => reject(closed.reason));
  });
  ended.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Stripe.js did not load within ${LOAD_TIMEOUT_MS} ms. Retry.`)),
      LOAD_TIMEOUT_MS,
    );
  });
  try {
    const { stripe, view, field } = await Promise.race([fill(frame, container, source), ended, timeout]);
    // What Stripe is given is made in its own document: it may look whether an object is a plain one.
    const card = stripe.elements().create('card', view.structuredClone(options()));
    card.mount(field);
    return {
      card,
      update: (changed) => card.update(view.structuredClone(changed)),
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

interface Filled {
  readonly stripe: Stripe;
  readonly view: Window;
  readonly field: HTMLElement;
}

async function fill(frame: HTMLIFrameElement, container: HTMLElement, source: FrameSource): Promise<Filled> {
  await arrival(frame, () => container.append(frame));
  const { contentDocument: inside, contentWindow: view } = frame;
  const field = inside?.getElementById('card');
  if (!inside || !view || !field) throw new Error(`Expected the frame for cards at ${FRAME}; got another document.`);
  inside.documentElement.lang = source.locale;
  // Stripe's fields submit the form that they stand in when Enter is pressed: it stands for the one around the frame.
  inside.addEventListener('submit', (event) => {
    event.preventDefault();
    container.closest('form')?.requestSubmit();
  });
  const script = inside.createElement('script');
  script.src = STRIPE_SCRIPT;
  await arrival(script, () => inside.head.append(script));
  const make: unknown = Reflect.get(view, 'Stripe');
  const found: unknown =
    typeof make === 'function' && make(source.publishableKey, view.structuredClone({ locale: source.locale }));
  return { stripe: source.asStripe(found), view, field };
}

/** Of what is put into a document. Rejects where it does not come. */
function arrival(element: HTMLElement, put: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('Failed to load Stripe.js. Retry.')));
    put();
  });
}
