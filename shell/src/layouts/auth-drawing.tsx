import styles from './auth-layout.module.css';

/** A quiet room after hours: the desk is free, the calls know where to go. */
export function AuthDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 320" fill="none" aria-hidden="true">
      <rect x="60" y="40" width="120" height="140" rx="12" className={styles.soft} />
      <path d="M60 110h120M120 40v140" className={styles.line} />
      <path d="M40 250h340M70 250v40M350 250v40" className={styles.line} />
      <rect x="220" y="176" width="110" height="66" rx="8" className={styles.soft} />
      <path d="M250 250l6-8h38l6 8" className={styles.line} />
      <path d="M238 212c16-24 28 16 44-6 8-10 14-14 22-14" className={styles.accent} />
      <circle cx="308" cy="192" r="6" className={styles.dot} />
      <path d="M112 250v-26h36v26M120 224c-4-22 2-34 10-42 8 8 14 20 10 42" className={styles.line} />
      <path d="M316 116 262 250h130l-44-134Z" className={styles.glow} />
      <path d="M332 96V40M300 116c0-12 12-20 32-20s32 8 32 20Z" className={styles.line} />
      <path d="M300 40h64" className={styles.line} />
    </svg>
  );
}
