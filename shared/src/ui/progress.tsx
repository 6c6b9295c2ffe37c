import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  label: string;
  /** Per cent, 0 to 100; what lies outside is cut. */
  percent: number;
  /** Shown at the end of the line; "40 %" in the language's way unless given. */
  text?: string;
}

/** How much of something is done. */
export function Progress({ label, percent, text }: ProgressProps) {
  const labelId = useId();
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.percent}>{text ?? `${value}%`}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div className={styles.fill} style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
