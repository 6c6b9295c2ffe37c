import { useTexts } from '@careline/shared';
import { LogoMark } from './brand';
import styles from './splash.module.css';
import { useIsLong } from './use-is-long';

/** What stands until the guards have spoken on entry: neutral, invisible for its first moments, and in words when it takes long. */
export function Splash() {
  const { t } = useTexts();
  const isLong = useIsLong(true);
  return (
    <div className={styles.splash} data-splash="">
      <LogoMark size={40} />
      {/* There from the start: screen readers announce what appears inside, and miss a region that comes with its words. */}
      <div role="status" className={styles.words}>
        {isLong ? (
          <>
            <p className={styles.still}>{t('waiting.still')}</p>
            <p>{t('waiting.slow')}</p>
          </>
        ) : null}
      </div>
    </div>
  );
}
