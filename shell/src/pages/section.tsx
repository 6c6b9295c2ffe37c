import { type ReactNode, Suspense } from 'react';
import styles from './public-page.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'plain' | 'soft';
  readonly children?: ReactNode;
}

/**
 * One chapter of a public page, named by its heading. Nothing in it suspends: a boundary is what React hydrates apart from the rest, in slices, so
 * that the page's start is no long task; a click in a chapter that still waits hydrates that one at once.
 */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <Suspense>
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
    </Suspense>
  );
}
