import type { SiteError } from './site-error';

/** The standard messages are said in the page's language; a message of an error's own stays as it is. */
export function statusMessage(error: SiteError, t: (key: string) => string): string {
  if (error.statusMessage === 'Page Not Found') return t('error.notFound');
  if (error.statusMessage === 'Service Unavailable') return t('error.noAnswer.title');
  return error.statusMessage === 'Internal Server Error' ? t('error.internal') : error.statusMessage;
}
