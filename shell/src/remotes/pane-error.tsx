import { useTexts } from '@careline/shared';
import { ErrorState } from '@careline/shared/ui';
import { ErrorView } from '../errors/error-view';
import { toSiteError } from '../errors/site-error';

export interface PaneErrorProps {
  readonly error: unknown;
  readonly size: 'page' | 'widget';
  readonly onRetry: () => void;
}

/** The error page's view inside one pane; the rest of the site goes on (decisions.md D54). */
export function PaneError({ error, size, onRetry }: PaneErrorProps) {
  const { t } = useTexts();
  const shown = toSiteError(error);
  if (size === 'widget') return <ErrorState title={t('pane.widgetFailed')} message={shown.message} onRetry={onRetry} />;
  return <ErrorView error={shown} hint={t('pane.failed')} onRetry={onRetry} />;
}
