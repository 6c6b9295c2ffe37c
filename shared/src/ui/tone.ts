import styles from './tone.module.css';

/** What a colour means. `success`, `warning`, `error` and `info` never stand without an icon or words. */
export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'purple' | 'gray' | 'primary';

/** Class that sets `--tone-soft`, `--tone-line`, `--tone-solid` and `--tone-text` for what is inside. */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}
