import { PageHeader } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import styles from './account-page.module.css';

export interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  /** The way to the other page. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What both pages share; the card around it belongs to the auth layout. */
export function AccountPage({ title, lead, footer, children }: AccountPageProps) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <div className={styles.content}>
        {children}
        {footer === undefined ? null : <p className={styles.footer}>{footer}</p>}
      </div>
    </>
  );
}
