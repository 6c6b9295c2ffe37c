import { useTexts } from '@careline/shared';
import type { ReactNode } from 'react';
import { AuthDrawing } from './auth-drawing';
import styles from './auth-layout.module.css';
import { Brand } from './brand';
import { Choosers } from './choosers';
import { Main } from './main';

/** One quiet card beside a drawing. */
export function AuthLayout({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div data-layout="auth" className={styles.layout}>
      <div className={styles.side}>
        <header className={styles.header}>
          <Brand />
          <Choosers />
        </header>
        <div className={styles.middle}>
          <div className={styles.card}>
            <Main>{children}</Main>
          </div>
        </div>
      </div>
      <aside className={styles.picture} aria-label={t('auth.aside')}>
        <AuthDrawing />
        <p className={styles.words}>{t('auth.words')}</p>
      </aside>
    </div>
  );
}
