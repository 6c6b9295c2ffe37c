import type { RuntimeConfig } from '@careline/shared/manifest';

const stripeScripts = 'https://js.stripe.com';

/**
 * The content security policy of a page: scripts and styles from the site alone, those written into the page by their hash, and sinks
 * of the DOM that run code behind Trusted Types. Stripe's origins are allowed only where a publishable key is configured.
 */
export function contentSecurityPolicy(config: RuntimeConfig, scriptHashes: readonly string[]): string {
  const stripe = config.stripePublishableKey !== undefined;
  const api = originOf(config.apiBaseUrl);
  const overrides = config.overrideOrigins;
  const directives: Record<string, readonly (string | false | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), stripe && stripeScripts, ...overrides],
    'style-src': ["'self'", ...overrides],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'", ...overrides],
    'connect-src': ["'self'", api, stripe && 'https://api.stripe.com', ...overrides],
    'frame-src': stripe ? [stripeScripts, 'https://hooks.stripe.com'] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => typeof source === 'string')].join(' '))
    .join('; ');
}

/** A policy for the response header, which alone can keep other sites from framing the page. */
export function headerPolicy(pagePolicy: string): string {
  return `${pagePolicy}; frame-ancestors 'none'`;
}

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && /^https?:\/\//.test(address) ? new URL(address).origin : undefined;
}
