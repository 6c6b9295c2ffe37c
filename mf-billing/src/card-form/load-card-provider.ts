import type { Locale } from '@careline/shared';
import type { Stripe } from '@stripe/stripe-js';
import { allowStripeScript } from './allow-stripe-script';
import { isCardProvider } from './is-card-provider';

/** ms after which a script that neither loads nor fails counts as blocked. */
const LOAD_TIMEOUT_MS = 10_000;
/** Where a test harness brings its own `window.Stripe`, it is asked with this key. */
const HARNESS_KEY = 'pk_test_local';

export interface CardProviderSource {
  /** Without a key the local stand-in takes the place of Stripe, and nothing is asked of js.stripe.com. */
  readonly publishableKey: string | undefined;
  /** In which Stripe writes why a card was declined; left to itself it takes the browser's. */
  readonly locale: Locale;
  /** Words for the stand-in's fields and refusals. */
  readonly text: (key: string) => string;
}

/**
 * Stripe for the card form. Throws an Error when its script is blocked, hangs for ten seconds, or brings something else than Stripe; a
 * later call tries again.
 */
export async function loadCardProvider({ publishableKey, locale, text }: CardProviderSource): Promise<Stripe> {
  const provider: unknown =
    publishableKey === undefined && !('Stripe' in window)
      ? (await import('./stand-in')).createStandIn(text)
      : await loadScript(publishableKey ?? HARNESS_KEY, locale);
  if (!isCardProvider(provider)) throw new Error('Expected Stripe from its script; got something else. Retry.');
  return provider;
}

async function loadScript(key: string, locale: Locale): Promise<unknown> {
  // The package's main entry injects the script on import; this one waits until it is called.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  // Where the provider is there already nothing is loaded, and the page's policy may forbid to make one for it.
  if (!('Stripe' in window)) allowStripeScript();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      void giveUpOnScript();
      reject(new Error(`Stripe.js did not load within ${LOAD_TIMEOUT_MS} ms. Retry.`));
    }, LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadStripe(key, { locale }), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The loader waits for ever on a tag that hangs, or that had failed before it looked, and a failed tag it replaces once by itself. Told
 * that both failed, it gives up, so that Retry asks anew instead of waiting for a script that hangs as well.
 */
async function giveUpOnScript(): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    for (const script of document.querySelectorAll('script[src^="https://js.stripe.com/"]')) {
      script.dispatchEvent(new Event('error'));
    }
    // The loader's own second attempt follows in a microtask.
    await Promise.resolve();
  }
}
