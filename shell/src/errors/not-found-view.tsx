import { usePagePath, useSession, useTexts } from '@careline/shared';
import { LinkButton } from '@careline/shared/ui';
import styles from './error-page.module.css';
import { describe } from './error-view';
import type { SiteError } from './site-error';
import { statusMessage } from './status-message';

/** The dedicated view of 404: nothing failed, so there is nothing to retry; a call that finds nobody, and the way home. */
export function NotFoundView({ error }: { readonly error: SiteError }) {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { isAuthenticated } = useSession();
  return (
    <section className={styles.view} data-view="not-found">
      <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
        <path d="M20 84c40-56 74 24 112-16 18-19 34-26 52-24" />
        <circle cx="20" cy="84" r="6" />
        <circle cx="204" cy="44" r="20" />
        <path d="m196 36 16 16m0-16-16 16" />
      </svg>
      <p className={styles.status}>{error.status}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {statusMessage(error, t)}
      </h1>
      <p className={styles.description}>{describe(error, t)}</p>
      <p className={styles.hint}>{t('error.notFoundHint')}</p>
      <div className={styles.actions}>
        {isAuthenticated ? (
          <LinkButton href={pathOf('dashboard')} variant="primary">
            {t('nav.dashboard')}
          </LinkButton>
        ) : null}
        <LinkButton href="/" variant={isAuthenticated ? 'secondary' : 'primary'}>
          {t('error.home')}
        </LinkButton>
      </div>
    </section>
  );
}
