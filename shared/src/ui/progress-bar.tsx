import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadingIndicator } from './loading-indicator';
import styles from './progress-bar.module.css';

/** The thin line at the top of the window while requests run (PL1); one per page. */
export function ProgressBar({ indicator }: { indicator: LoadingIndicator }) {
  const { t } = useTranslation('shared');
  const { progress, isLoading } = useSyncExternalStore(
    indicator.subscribe,
    indicator.getSnapshot,
    indicator.getSnapshot,
  );
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t('loading')}
      aria-valuenow={Math.round(progress)}
      aria-hidden={!isLoading}
      data-loading={isLoading}
      style={{ transform: `scaleX(${progress}%)`, opacity: isLoading ? 1 : 0 }}
    />
  );
}
