import type { ReactNode } from 'react';
import styles from './facts.module.css';

/**
 * Short facts in a row, each in an element of its own, with a dot between them; where they break, no line begins or ends with a dot. Who listens
 * hears the facts alone.
 */
export function Facts({ children }: { children: ReactNode }) {
  return <span className={styles.facts}>{children}</span>;
}
