import type { ReactNode } from 'react';
import { UiLink } from './link';
import styles from './tabs.module.css';

export interface TabLink {
  href: string;
  label: ReactNode;
  /** A figure beside the label. */
  count?: number;
  isCurrent: boolean;
}

/** Views of one page, each with an address of its own: links, so that back, reload and "open in a new tab" work. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <UiLink href={tab.href} className={styles.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
              {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
