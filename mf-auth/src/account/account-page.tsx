import { Link } from '@careline/shared';
import { PageHeader } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import styles from './account-page.module.css';

export interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** What both pages share; the card around it belongs to the auth layout. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <div className={styles.content}>{children}</div>
    </>
  );
}

export interface OtherPageProps {
  readonly question: string;
  readonly to: string;
  readonly link: string;
}

/** The way from one page to the other. */
export function OtherPage({ question, to, link }: OtherPageProps) {
  return (
    <p className={styles.other}>
      {question} <Link to={to}>{link}</Link>
    </p>
  );
}
