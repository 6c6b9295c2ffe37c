import { usePagePath, useSession, useTexts } from '@careline/shared';
import { LinkButton } from '@careline/shared/ui';
import styles from './error-page.module.css';
import { RetryButton } from './retry-button';
import type { SiteError } from './site-error';
import { statusMessage } from './status-message';

export interface ErrorViewProps {
  readonly error: SiteError;
  /** What the user may rely on, such as that the rest of the site works. */
  readonly hint?: string;
  readonly onRetry: () => void;
  /** A retry is running. */
  readonly isRetrying?: boolean;
}

/** Status code, status message, description, Retry and a way on: the general view of an error (R30, R33). */
export function ErrorView({ error, hint, onRetry, isRetrying = false }: ErrorViewProps) {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { isAuthenticated } = useSession();
  return (
    <section className={styles.view} role="alert">
      <p className={styles.status}>{error.status}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {statusMessage(error, t)}
      </h1>
      <p className={styles.description}>{describe(error, t)}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <div className={styles.actions}>
        <RetryButton variant="primary" onRetry={onRetry} isRetrying={isRetrying} />
        <LinkButton href={isAuthenticated ? pathOf('dashboard') : '/'}>{t('error.home')}</LinkButton>
      </div>
    </section>
  );
}

/** What happened, in the page's language where the words are the shell's own. */
export function describe(error: SiteError, t: ReturnType<typeof useTexts>['t']): string {
  if (error.text) return t(error.text.key, error.text.values);
  return error.message || t('error.unavailable');
}
