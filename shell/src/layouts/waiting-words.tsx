import { useTexts } from '@careline/shared';
import { useIsLong } from './use-is-long';
import styles from './waiting-words.module.css';

/** Says that the wait is long, over whatever stands there meanwhile (PD62). */
export function WaitingWords() {
  const { t } = useTexts();
  const isLong = useIsLong(true);
  return (
    // There from the start: screen readers announce what appears inside, and miss a region that comes with its words.
    <div role="status" className={styles.place}>
      {isLong ? (
        <div className={styles.words}>
          <p className={styles.still}>{t('waiting.still')}</p>
          <p>{t('waiting.slow')}</p>
        </div>
      ) : null}
    </div>
  );
}
