import { useTexts } from '@careline/shared';
import { ErrorState } from '@careline/shared/ui';
import { describe, ErrorView } from '../errors/error-view';
import { SiteError, toSiteError } from '../errors/site-error';
import { NotLoadedError } from './remote-loader';
import { TimeoutError } from './within-time';

export interface PaneErrorProps {
  readonly error: unknown;
  readonly size: 'page' | 'widget';
  readonly onRetry: () => void;
}

/** The error page's view inside one pane; the rest of the site goes on (decisions.md D54). */
export function PaneError({ error, size, onRetry }: PaneErrorProps) {
  const { t } = useTexts();
  const shown = readable(error);
  if (size === 'widget')
    return <ErrorState title={t('pane.widgetFailed')} message={describe(shown, t)} onRetry={onRetry} />;
  return <ErrorView error={shown} hint={t('pane.failed')} onRetry={onRetry} />;
}

/** A loader's and a clock's own words name files and milliseconds; people are told what it means and what to do. */
function readable(error: unknown): SiteError {
  const cause = { cause: error };
  if (error instanceof TimeoutError)
    return new SiteError(error.message, { ...cause, text: { key: 'pane.tooSlow', values: {} } });
  if (error instanceof NotLoadedError)
    return new SiteError(error.message, { ...cause, text: { key: 'pane.notLoaded', values: {} } });
  return toSiteError(error);
}
