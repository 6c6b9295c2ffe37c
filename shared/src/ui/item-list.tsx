import type { ReactNode } from 'react';
import styles from './item-list.module.css';

/** Things of one kind below each other, such as addresses or cards; inside a Card with `padding="flush"`. */
export function ItemList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ItemProps {
  /** A picture or an Avatar. */
  icon?: ReactNode;
  title: ReactNode;
  /** Badges beside the title. */
  badge?: ReactNode;
  /** Lines below the title. */
  children?: ReactNode;
  /** Small buttons or a menu at the end. */
  actions?: ReactNode;
}

/** One thing of an ItemList: what it is, its state, what can be done with it. */
export function Item({ icon, title, badge, children, actions }: ItemProps) {
  return (
    <li className={styles.item}>
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.titleLine}>
          <span className={styles.title}>{title}</span>
          {badge}
        </div>
        {children === undefined ? null : <div className={styles.details}>{children}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
