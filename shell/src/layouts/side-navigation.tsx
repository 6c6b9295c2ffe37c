import { usePagePath, useTexts } from '@careline/shared';
import { UiLink } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { useHere, useRegistry, useSite } from '../site-context';
import { currentLink, type NavigationLink, navigationGroups } from './navigation-groups';
import { navigationIconOf } from './navigation-icons';
import { LinkShapes } from './outline-shapes';
import styles from './side-navigation.module.css';

/** Links to every page that the remotes announce, in their groups; the dashboard's home first, `children` above it. */
export function SideNavigation({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts();
  const { path } = useHere();
  const { isOutline } = useSite();
  const groups = navigationGroups(useRegistry());
  const pathOf = usePagePath();
  const home: NavigationLink = { path: pathOf('dashboard'), title: t('nav.overview'), icon: 'home' };
  const links = groups.flatMap((group) => group.links);
  const current = path.toLowerCase() === home.path ? home.path : currentLink(links, path);
  return (
    <nav aria-label={t('nav.dashboardLabel')} className={styles.navigation}>
      {children}
      <ul className={styles.list}>
        <Entry link={home} isCurrent={current === home.path} />
      </ul>
      {isOutline ? <LinkShapes /> : null}
      {groups.map(({ id, title, links }) => (
        <section key={id} aria-labelledby={`navigation-${id}`}>
          <h2 className={styles.heading} id={`navigation-${id}`}>
            {title ?? t(`nav.group.${id}`)}
          </h2>
          <ul className={styles.list}>
            {links.map((link) => (
              <Entry key={link.path} link={link} isCurrent={current === link.path} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Entry({ link, isCurrent }: { readonly link: NavigationLink; readonly isCurrent: boolean }) {
  const Icon = navigationIconOf[link.icon];
  return (
    <li>
      <UiLink href={link.path} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {link.title}
      </UiLink>
    </li>
  );
}
