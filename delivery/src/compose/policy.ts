import type { RuntimeConfig } from '@careline/shared/manifest';
import { Failure } from '../failure';

/**
 * What Stripe's security guide asks for where Stripe.js and Elements are used (docs.stripe.com/security/guide#content-security-policy): its scripts
 * and frames on js.stripe.com and the hosts below it, the frames of 3-D Secure, its API.
 */
const stripe = {
  scripts: ['https://*.js.stripe.com', 'https://js.stripe.com'],
  frames: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;

/** Where browsers send what a page's policies refused; a path of the site's own server. */
export const policyReportsPath = '/_reports/policy';

/** The policy as a page carries it itself. */
export const policyInPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * The content security policy of a page: scripts and styles from the site alone, those written into the page by their hash, and sinks
 * of the DOM that run code behind Trusted Types, for which nobody may make a policy. Where a publishable key is configured, the site's own frame for cards is
 * allowed. Throws a Failure for an API address that names no host.
 */
export function contentSecurityPolicy(
  config: RuntimeConfig,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] = [],
): string {
  const overrides = [...config.overrideOrigins, ...config.developerOrigins];
  // A dev server tells of edits over a socket.
  const sockets = config.developerOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...overrides],
    'style-src': ["'self'", ...quoted(styleHashes), ...overrides],
    // Not every host by https: a picture's address can carry away what a page knows. A photo elsewhere is asked for only where its origin is configured.
    'img-src': ["'self'", 'data:', ...config.imageOrigins],
    'manifest-src': ["'self'"],
    'font-src': ["'self'", ...overrides],
    'connect-src': [
      "'self'",
      ...originOf('apiBaseUrl', config.apiBaseUrl),
      ...originOf('healthUrl', config.healthUrl),
      ...overrides,
      ...sockets,
    ],
    'frame-src': [config.stripePublishableKey === undefined ? "'none'" : "'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/** The content security policy of the frame for cards: what Stripe asks for, and the one policy for Trusted Types that the frame's own script makes before any other runs. */
export function cardFramePolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  return written({
    'default-src': ["'none'"],
    'script-src': [...stripe.scripts, ...quoted(scriptHashes)],
    'style-src': quoted(styleHashes),
    'connect-src': stripe.calls,
    'frame-src': stripe.frames,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** What a browser does with scripts that have no hash. */
export type UnhashedScripts = 'refused and told' | 'refused' | 'run';

/**
 * The policy as response headers, beside the one in the page: they alone can forbid frames and name who wants reports. The browser itself refuses each
 * script without a hash. In the frame for cards, which the site's own pages alone may show, it tells of them instead: Stripe's change under their address, and the header knows no exceptions. Where the page may take
 * a developer's, neither.
 */
export function policyHeaders(
  pagePolicy: string,
  unhashed: UnhashedScripts,
  isCardFrame = false,
): Readonly<Record<string, string>> {
  // Of a page, too, that was composed by a version in which its policy let them run.
  const showsStripe = stripe.scripts.some((origin) => pagePolicy.includes(origin));
  const takesDevelopers = / wss?:\/\//.test(pagePolicy);
  return {
    'content-security-policy': `${pagePolicy}; frame-ancestors '${isCardFrame ? 'self' : 'none'}'; report-to policy`,
    ...(isCardFrame && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(unhashed !== 'run' &&
      !takesDevelopers && {
        [showsStripe ? 'integrity-policy-report-only' : 'integrity-policy']:
          `blocked-destinations=(script)${unhashed === 'refused' ? '' : ', endpoints=(policy)'}`,
      }),
    'reporting-endpoints': `policy="${policyReportsPath}"`,
  };
}

/** Whether the address of a script is one of those that the frame for cards runs without a hash. */
export function isStripeScript(address: string): boolean {
  return /^https:\/\/([\w-]+\.)*js\.stripe\.com\//.test(address);
}

function originOf(key: string, address: string | false | undefined): string[] {
  if (address === undefined || address === false || !/^https?:\/\//i.test(address)) return [];
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  // A URL allows `;` and `*` in a host's name, and a policy means something by them.
  if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return [origin];
  throw new Failure(`${key} is ${address}: an address such as https://api.example/v2, or a path, was expected.`);
}
