import { usePagePath } from '@careline/shared';
import type { ReactNode } from 'react';
import { Brand } from './brand';
import { Choosers } from './choosers';
import styles from './dashboard-layout.module.css';
import { Main } from './main';
import { NavigationDrawer } from './navigation-drawer';
import { OutageBanner } from './outage-banner';
import { SideNavigation } from './side-navigation';
import { SubscriptionBanner } from './subscription-banner';
import { UserMenu } from './user-menu';

/** The workplace: navigation at the side (a drawer on small screens), the page, and what needs attention above it. */
export function DashboardLayout({ children }: { readonly children?: ReactNode }) {
  const home = usePagePath()('dashboard');
  return (
    <div data-layout="dashboard" className={styles.layout}>
      <div className={styles.side}>
        <SideNavigation>
          <div className={styles.brand}>
            <Brand href={home} />
          </div>
        </SideNavigation>
      </div>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.small}>
            <NavigationDrawer />
            <Brand href={home} />
          </div>
          <div className={styles.tools}>
            <Choosers />
            <UserMenu />
          </div>
        </header>
        <OutageBanner />
        <SubscriptionBanner />
        <div className={styles.content}>
          <Main>{children}</Main>
        </div>
      </div>
    </div>
  );
}
