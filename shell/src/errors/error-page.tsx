import { Brand } from '../layouts/brand';
import { Choosers } from '../layouts/choosers';
import { useSite, useWaiting } from '../site-context';
import styles from './error-page.module.css';
import { ErrorView } from './error-view';
import { NotFoundView } from './not-found-view';
import type { SiteError } from './site-error';

/** The full error page; it needs no layout, so that it shows even where a layout's code is what failed. */
export function ErrorPage({ error }: { readonly error: SiteError }) {
  const { retry } = useSite();
  const state = useWaiting();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <Choosers />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {error.status === 404 ? (
          <NotFoundView error={error} />
        ) : (
          <ErrorView error={error} onRetry={retry} isRetrying={state === 'retrying'} />
        )}
      </main>
    </div>
  );
}
