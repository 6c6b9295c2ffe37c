import { NotLoadedError, useTexts } from '@careline/shared';
import { ErrorState } from '@careline/shared/ui';
import { describe, ErrorView } from '../errors/error-view';
import { SiteError, toSiteError } from '../errors/site-error';
import { isTimeout } from './within-time';

export interface PaneErrorProps {
  readonly error: unknown;
  readonly size: 'page' | 'widget';
  readonly onRetry: () => void;
}

/** The error page's view inside one pane; the rest of the site goes on (PD54). */
export function PaneError({ error, size, onRetry }: PaneErrorProps) {
  const { t } = useTexts();
  const shown = readable(error);
  if (size === 'widget')
    return <ErrorState title={t('pane.widgetFailed')} message={describe(shown, t)} onRetry={onRetry} />;
  // On a page that never stood nobody has typed anything.
  const hint = t(error instanceof NotLoadedError ? 'pane.rest' : 'pane.failed');
  return <ErrorView error={shown} hint={hint} onRetry={onRetry} />;
}

/** An engine's own words name variables; people are told what it means and what to do. The log has the others. */
function readable(error: unknown): SiteError {
  const shown = toSiteError(error);
  if (error instanceof SiteError || error instanceof NotLoadedError || isTimeout(error)) return shown;
  return new SiteError(shown.message, { cause: error, text: { key: 'pane.broke', values: {} } });
}
