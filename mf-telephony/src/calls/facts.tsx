import type { ReactNode } from 'react';
import styles from './calls.module.css';

export interface FactsProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  readonly secondClassName?: string | undefined;
}

/** Two short facts with a dot between them; where they break, no line begins or ends with a dot. */
export function Facts({ first, second, secondClassName }: FactsProps) {
  return (
    <span className={styles.facts}>
      <span>{first}</span>
      <span className={secondClassName}>
        <span className={styles.dot}> · </span>
        {second}
      </span>
    </span>
  );
}
