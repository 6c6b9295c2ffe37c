import { useTexts } from '@careline/shared';
import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past the navigation to the page. It moves focus without touching the address. */
export function SkipLink() {
  const { t } = useTexts();
  function handleClick(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById('content')?.focus();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link that works before the script has loaded, and then moves focus too
    <a className={styles.skip} href="#content" onClick={handleClick}>
      {t('skip')}
    </a>
  );
}
