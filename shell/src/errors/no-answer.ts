import { SiteError } from './site-error';

/** The API did not say in time what the guards need to know (PD62). */
export function noAnswer(): SiteError {
  return new SiteError('The API did not answer what the page depends on.', {
    status: 503,
    statusMessage: 'Service Unavailable',
    text: { key: 'error.noAnswer.text', values: {} },
  });
}
