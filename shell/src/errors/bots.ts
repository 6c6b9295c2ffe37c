import type { SiteError } from './site-error';

const bots = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

/** Search-engine and preview bots are shown no error page (PL6). */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}

/** Logs what the error page is about to show, and says whether it may: a bot keeps the page as it is. */
export function mayShowError(error: SiteError, userAgent: string): boolean {
  if (isBot(userAgent)) {
    console.error(`Not rendering error page for bot with user agent ${userAgent}:`, error);
    return false;
  }
  // A wrong address is the visitor's, not the site's fault.
  if (error.status !== 404) console.error('The error page is shown:', error);
  return true;
}
