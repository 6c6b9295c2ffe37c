import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';
import { type Tone, toneClass } from './tone';

export interface BadgeProps {
  tone?: Tone;
  /** A dot before the words, for a status. */
  dot?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** A status in one or two words; the colour only underlines them. */
export function Badge({ tone = 'neutral', dot = false, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, toneClass(tone))}>
      {dot ? <span className={styles.dot} aria-hidden="true" /> : null}
      {icon}
      {children}
    </span>
  );
}
