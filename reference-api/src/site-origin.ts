/** What is given for the address of the site is none; the message says what was expected. */
export class SiteUrlError extends Error {}

/**
 * Origin of the site by SITE_URL, or by the setting `name`; undefined where that says nothing. Throws a SiteUrlError for what is no address with
 * http:// or https://: in `localhost:3000` the host is read as a scheme, and the origin of that is "null", which any page's sandboxed frame has.
 */
export function siteOrigin(siteUrl: unknown, name = 'SITE_URL'): string | undefined {
  if (siteUrl === undefined || siteUrl === '') return undefined;
  if (typeof siteUrl === 'string' && /^https?:\/\//i.test(siteUrl) && URL.canParse(siteUrl))
    return new URL(siteUrl).origin;
  throw new SiteUrlError(
    `${name} is ${JSON.stringify(siteUrl)}: the address of the site with https:// or http://, such as https://careline.example, was expected.`,
  );
}
