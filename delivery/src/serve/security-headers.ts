import type { IncomingHttpHeaders } from 'node:http';
import { cardFramePath } from '../compose/card-frame';
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

/** The headers of requests by which pages are sent with different ones. */
export const browserHeaders = 'sec-ch-ua, user-agent';

/** The page's own policy as headers, from the page itself: so headers and page cannot differ. */
export function pageHeaders(file: SiteFile, asked: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const policy = metaPolicy.exec(file.body('identity').toString('utf8'))?.[1];
  const isCardFrame = file.path === `${cardFramePath}/index.html`;
  return policyHeaders(policy ?? "default-src 'none'", keepsPreloadedModules(asked), isCardFrame);
}

/** The first Firefox in which this was tried. */
const firefox = 153;

function keepsPreloadedModules({ 'sec-ch-ua': brands, 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
  return brands?.includes('"Chromium"') === true || Number(/ Firefox\/(\d+)/.exec(agent)?.[1] ?? 0) >= firefox;
}
