import type { ReactNode } from 'react';
import styles from './public-page.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'plain' | 'soft';
  readonly children?: ReactNode;
}

/** One chapter of a public page, named by its heading. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={id}>
      <div className={styles.inner}>
        <header className={styles.sectionHeader}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={styles.sectionLead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
