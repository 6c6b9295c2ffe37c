declare global {
  interface Window {
    /** Only Chromium and Safari know it, and TypeScript's own library does not yet. */
    readonly trustedTypes?: {
      readonly defaultPolicy: object | null;
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): object;
    };
  }
}

const STRIPE_SCRIPTS = 'https://js.stripe.com/';

/**
 * The site's policy requires Trusted Types, and Stripe's loader assigns its script's address as a string. The page's default policy lets
 * that one origin through and refuses every other; made only where a card is about to be entered, and kept as it is where the
 * page has one.
 */
export function allowStripeScript(): void {
  const factory = window.trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', { createScriptURL: (url) => (url.startsWith(STRIPE_SCRIPTS) ? url : null) });
}
