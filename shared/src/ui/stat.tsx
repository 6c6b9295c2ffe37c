import type { ReactNode } from 'react';
import styles from './stat.module.css';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** What the figure means, or how it moved; always words. */
  note?: ReactNode;
  icon?: ReactNode;
}

/** Figures at a glance, side by side in one card. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/** One figure inside a StatList. */
export function Stat({ label, value, note, icon }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
