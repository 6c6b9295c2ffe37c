import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './breadcrumbs.module.css';
import { ChevronRightIcon } from './icons';
import { UiLink } from './link';

export interface Breadcrumb {
  label: ReactNode;
  /** Missing for the place where one is. */
  href?: string;
}

/** The way here, only where depth needs it. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('shared');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? 'here'} className={styles.item}>
            {index === 0 ? null : <ChevronRightIcon size={14} aria-hidden="true" />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <UiLink href={item.href} className={styles.link}>
                {item.label}
              </UiLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
