import type { IncomingHttpHeaders } from 'node:http';
import { cardFramePath } from '../compose/card-frame';
import { policyHeaders, policyInPage, type UnhashedScripts } from '../compose/policy';
import { isSinglePage } from './single-pages';
import type { SiteFile } from './static-files';

/** Sent with every answer of the site. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};

/** The headers of requests by which pages are sent with different ones. */
export const browserHeaders = 'sec-ch-ua, user-agent';

/** The page's own policy as headers, from the page itself: so headers and page cannot differ. */
export function pageHeaders(page: SiteFile, asked: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const policy = policyInPage.exec(page.body('identity').toString('utf8'))?.[1];
  const isCardFrame = page.path === `${cardFramePath}/index.html`;
  return policyHeaders(policy ?? "default-src 'none'", unhashedScripts(page, asked), isCardFrame);
}

/** The first Firefox that knows the header. This was tried in 153; what decides there, that a module which has come is not asked for again, is the same in the source of 145, 149 and 150 (decision 14). */
const firefox = 145;

function unhashedScripts(page: SiteFile, asked: IncomingHttpHeaders): UnhashedScripts {
  // It tells of what its own look-ahead asks for, without the hash that stands in the page.
  if (isWebKit(asked)) return isSinglePage(page) ? 'refused' : 'run';
  const { 'sec-ch-ua': brands, 'user-agent': agent = '' } = asked;
  const keepsPreloadedModules =
    brands?.includes('"Chromium"') === true || Number(/ Firefox\/(\d+)/.exec(agent)?.[1] ?? 0) >= firefox;
  return keepsPreloadedModules ? 'refused and told' : 'run';
}

/** The first WebKit that knows `Integrity-Policy`, by the version of its Safari; apps that show pages do not say one. */
const webKit = 26;

/** Whether a browser is a WebKit that knows `Integrity-Policy`. Chromium's browsers call themselves WebKit as well, and stopped at 537.36. */
export function isWebKit({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
  return / AppleWebKit\/6\d\d\./.test(agent) && Number(/ Version\/(\d+)/.exec(agent)?.[1] ?? webKit) >= webKit;
}
