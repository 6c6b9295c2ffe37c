import styles from './spinner.module.css';

/** A quiet sign of work beside words that say what is going on; hidden from assistive technology. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" width={size} height={size} fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
