import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence on what this page is for. */
  description?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** A badge beside the title. */
  badge?: ReactNode;
}

/** The page's one h1 and its main action in one line. The h1 takes the focus on arrival (`tabIndex` -1). */
export function PageHeader({ title, description, action, breadcrumbs, badge }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs === undefined ? null : <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.line}>
        <div className={styles.words}>
          <div className={styles.titleLine}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {badge}
          </div>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
}
