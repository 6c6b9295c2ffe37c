import type { Locale } from '@careline/shared';
import type { Stripe } from '@stripe/stripe-js';
import { isCardProvider } from './is-card-provider';

/** Where a test harness brings its own `window.Stripe`, it is asked with this key. */
const HARNESS_KEY = 'pk_test_local';

export interface CardProviderSource {
  /** Without a key the local stand-in takes the place of Stripe, and nothing is asked of js.stripe.com. */
  readonly publishableKey: string | undefined;
  /** In which Stripe writes why a card was declined. */
  readonly locale: Locale;
  /** Words for the frame, and for the stand-in's fields and refusals. */
  readonly text: (key: string) => string;
}

/** Stripe for the card form. A `window.Stripe` that exists is taken as it is; throws an Error where that is something else than Stripe. */
export async function loadCardProvider(source: CardProviderSource): Promise<Stripe> {
  return asStripe(await findProvider(source));
}

function asStripe(found: unknown): Stripe {
  if (isCardProvider(found)) return found;
  throw new Error('Expected Stripe from its script; got something else. Retry.');
}

async function findProvider({ publishableKey, locale, text }: CardProviderSource): Promise<unknown> {
  if ('Stripe' in window) {
    const make: unknown = window.Stripe;
    return typeof make === 'function' ? make(publishableKey ?? HARNESS_KEY, { locale }) : undefined;
  }
  if (publishableKey === undefined) return (await import('./stand-in')).createStandIn(text);
  return (await import('./framed-stripe')).createFramedStripe({ publishableKey, text, asStripe });
}
