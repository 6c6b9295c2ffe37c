import { useTexts } from '@careline/shared';
import type { Icon } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import styles from './public-page.module.css';

export function FeatureGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.features}>{children}</ul>;
}

/** What one part of the product does; `texts` is the key above its `title` and `text`. */
export function Feature({ icon: Picture, texts }: { readonly icon: Icon; readonly texts: string }) {
  const { t } = useTexts();
  return (
    <li className={styles.feature}>
      <span className={styles.featureIcon}>
        <Picture size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h3 className={styles.featureTitle}>{t(`${texts}.title`)}</h3>
      <p>{t(`${texts}.text`)}</p>
    </li>
  );
}
