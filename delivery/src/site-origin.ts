import { SiteUrlError, siteOrigin } from '@careline/reference-api/server-settings';
import { Failure } from './failure';

/** Public origin of the site by the SITE_URL of an environment; undefined where that says nothing. Throws a Failure for what is no address. */
export function siteOriginFrom({ SITE_URL }: NodeJS.ProcessEnv): string | undefined {
  return readSiteOrigin(SITE_URL, 'SITE_URL');
}

/** The same by a setting of any name. */
export function readSiteOrigin(siteUrl: unknown, name: string): string | undefined {
  try {
    return siteOrigin(siteUrl, name);
  } catch (error) {
    throw error instanceof SiteUrlError ? new Failure(error.message) : error;
  }
}
