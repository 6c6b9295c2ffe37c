import { policyHeaders } from '../compose/policy';
import type { SiteFile } from './static-files';

/** Sent with every answer of the site. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};

const metaPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The page's own policy as headers, from the page itself: so headers and page cannot differ. `brands` is what Chromium says of itself. */
export function pageHeaders(file: SiteFile, brands: string | string[] | undefined): Readonly<Record<string, string>> {
  const policy = metaPolicy.exec(file.body('identity').toString('utf8'))?.[1];
  return policyHeaders(policy ?? "default-src 'none'", brands?.includes('"Chromium"') === true);
}
