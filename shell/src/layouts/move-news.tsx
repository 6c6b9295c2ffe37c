import { useTexts } from '@careline/shared';
import { Alert, CloseIcon, IconButton } from '@careline/shared/ui';
import { passFocus } from '../errors/pass-focus';
import { RetryButton } from '../errors/retry-button';
import { useSite, useSiteState, useWaiting } from '../site-context';
import styles from './move-news.module.css';
import { useIsLong } from './use-is-long';

/** Says of a move that takes long that it is under way, and of one without an answer that the page stays, with Retry (PD62). */
export function MoveNews() {
  const { t } = useTexts();
  const { waiting } = useSite();
  const { route } = useSiteState();
  const state = useWaiting();
  const isLong = useIsLong(state === 'moving' || state === 'retrying');
  // The error page has a Retry of its own.
  const isUnanswered = route !== undefined && (state === 'unanswered' || state === 'retrying');
  return (
    <>
      <div role="status" className={styles.place}>
        {isLong && !isUnanswered ? <p className={styles.still}>{t('waiting.still')}</p> : null}
      </div>
      {isUnanswered ? (
        <div className={styles.belowHeader}>
          <div className={styles.unanswered}>
            <Alert
              tone="warning"
              role="alert"
              title={t('waiting.unanswered.title')}
              action={
                <>
                  <RetryButton size="small" onRetry={waiting.retry} isRetrying={state === 'retrying'} />
                  <IconButton
                    size="small"
                    label={t('close', { ns: 'shared' })}
                    icon={<CloseIcon size={16} />}
                    ref={passFocus}
                    onClick={waiting.settle}
                  />
                </>
              }
            >
              {t('waiting.unanswered.text')}
            </Alert>
          </div>
        </div>
      ) : null}
    </>
  );
}
