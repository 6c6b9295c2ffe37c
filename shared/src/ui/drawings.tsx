import styles from './states.module.css';

/** The small line drawings of empty places. */
export type Drawing = 'list' | 'phone' | 'card' | 'place' | 'chart' | 'search' | 'history' | 'document';

const paths: Record<Drawing, React.ReactNode> = {
  list: (
    <>
      <rect x="26" y="18" width="68" height="60" rx="8" />
      <path d="M52 36h30M52 48h22M52 60h26" />
      <g className={styles.accent}>
        <path d="m36 36 3 3 5-6M36 48l3 3 5-6M36 60l3 3 5-6" />
      </g>
    </>
  ),
  phone: (
    <>
      <rect x="44" y="12" width="34" height="68" rx="8" />
      <path d="M56 20h10M57 72h8" />
      <g className={styles.accent}>
        <path d="M86 34a16 16 0 0 1 0 24M93 27a26 26 0 0 1 0 38M36 34a16 16 0 0 0 0 24M29 27a26 26 0 0 0 0 38" />
      </g>
    </>
  ),
  card: (
    <>
      <rect x="24" y="26" width="64" height="44" rx="7" />
      <path d="M24 40h64M33 58h14" />
      <g className={styles.accent}>
        <circle cx="90" cy="66" r="13" className={styles.cover} />
        <path d="M90 60v12M84 66h12" />
      </g>
    </>
  ),
  place: (
    <>
      <path d="M22 76h76M32 76V48l18-12 18 12v28M44 76V62h12v14" />
      <g className={styles.accent}>
        <path d="M84 54c8-9 12-15 12-21a12 12 0 1 0-24 0c0 6 4 12 12 21Z" className={styles.cover} />
        <circle cx="84" cy="33" r="4" />
      </g>
    </>
  ),
  chart: (
    <>
      <path d="M28 18v58h66" />
      <rect x="38" y="54" width="10" height="22" rx="2" />
      <rect x="56" y="44" width="10" height="32" rx="2" />
      <rect x="74" y="50" width="10" height="26" rx="2" />
      <g className={styles.accent}>
        <path d="m38 40 16-12 14 8 20-16" />
      </g>
    </>
  ),
  search: (
    <>
      <path d="M26 30h24M26 44h18M26 58h24M26 72h40" />
      <g className={styles.accent}>
        <circle cx="72" cy="42" r="18" className={styles.cover} />
        <path d="m85 55 11 11" />
      </g>
    </>
  ),
  history: (
    <>
      <path d="M30 34h10M30 48h10M30 62h10M22 20v56" />
      <g className={styles.accent}>
        <circle cx="70" cy="48" r="24" className={styles.cover} />
        <path d="M70 34v14l9 6" />
      </g>
    </>
  ),
  document: (
    <>
      <path d="M38 12h30l16 16v48a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6Z" />
      <path d="M68 12v16h16" />
      <g className={styles.accent}>
        <path d="M42 44h30M42 56h30M42 68h16" />
      </g>
    </>
  ),
};

/** A decoration; the sentence beside it says what matters. */
export function StateDrawing({ name }: { name: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 92" width="120" height="92" aria-hidden="true">
      {paths[name]}
    </svg>
  );
}
