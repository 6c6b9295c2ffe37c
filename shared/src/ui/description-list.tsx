import type { ReactNode } from 'react';
import styles from './description-list.module.css';

/** A name and its value. */
export interface DescriptionItem {
  label: string;
  value: ReactNode;
}

/** Names and values, in two columns where there is room. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.label} className={styles.item}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
