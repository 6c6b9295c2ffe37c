import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../intl/formats';
import styles from './progress.module.css';

export interface ProgressProps {
  label: string;
  /** Per cent, 0 to 100; what lies outside is cut. */
  percent: number;
  /** Shown at the end of the line; the per cent in the way of the language unless given. */
  text?: string;
}

/** How much of something is done. */
export function Progress({ label, percent, text }: ProgressProps) {
  const { i18n } = useTranslation('shared');
  const labelId = useId();
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.percent}>
          {text ?? numberFormat(i18n.language, { style: 'percent' }).format(value / 100)}
        </span>
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
