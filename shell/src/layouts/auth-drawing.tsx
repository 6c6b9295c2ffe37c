import styles from './auth-layout.module.css';

/** A quiet room after hours: the desk is free, the calls know where to go. */
export function AuthDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 320" fill="none" aria-hidden="true">
      <rect x="60" y="40" width="120" height="140" rx="12" className={styles.soft} />
      <path d="M60 110h120M120 40v140" className={styles.line} />
      <path d="M40 250h340M70 250v40M350 250v40" className={styles.line} />
      <rect x="210" y="176" width="110" height="66" rx="8" className={styles.soft} />
      <path d="M240 250l6-8h38l6 8" className={styles.line} />
      <path d="M228 212c16-24 28 16 44-6 8-10 14-14 22-14" className={styles.accent} />
      <circle cx="298" cy="192" r="6" className={styles.dot} />
      <path d="M112 250v-26h36v26M120 224c-4-22 2-34 10-42 8 8 14 20 10 42" className={styles.line} />
      <path d="M330 250V138m0 0c-26 0-34-22-34-34h68c0 12-8 34-34 34Z" className={styles.line} />
      <path d="M296 104 262 172h136l-34-68" className={styles.glow} />
    </svg>
  );
}
