import { useTexts } from '@careline/shared';
import type { ReactNode } from 'react';
import { numbers } from './numbered-steps';
import styles from './public-page.module.css';
import { Section } from './section';

export interface TextPageProps {
  /** Where its texts stand: a title, a lead, and numbered chapters. */
  readonly texts: string;
  readonly chapters: number;
  /** Under the lead. */
  readonly children?: ReactNode;
}

/** A public page of plain words. What it says is an example, and says so: who runs the site writes their own. */
export function TextPage({ texts, chapters, children }: TextPageProps) {
  const { t } = useTexts();
  return (
    <article className={styles.page}>
      <header className={styles.textHeader}>
        <h1 className={styles.headline}>{t(`${texts}.title`)}</h1>
        <p className={styles.lead}>{t(`${texts}.lead`)}</p>
        {children}
        <p className={styles.sample}>{t('public:sample')}</p>
      </header>
      {numbers(chapters).map((number) => (
        <Section
          key={number}
          id={`chapter-${number}`}
          title={t(`${texts}.${number}.title`)}
          lead={t(`${texts}.${number}.text`)}
        />
      ))}
    </article>
  );
}
