import styles from './call-drawing.module.css';

/** A call that passes three numbers and finds its professional. */
export function CallDrawing({ label }: { readonly label: string }) {
  return (
    <svg className={styles.drawing} viewBox="24 40 548 390" fill="none" role="img" aria-label={label}>
      <circle cx="452" cy="206" r="112" className={styles.halo} />
      <circle cx="452" cy="206" r="78" className={styles.halo} />
      <g className={styles.quiet}>
        <path d="M120 256C190 250 200 92 292 84" />
        <path d="M120 256c80 8 96 128 176 132" />
      </g>
      <path d="M120 256c92-6 96-64 176-60 34 2 50 0 74 0" className={styles.way} />
      <path d="M120 256c92-6 96-64 176-60 34 2 50 0 74 0" className={styles.pulse} />
      <g className={styles.card}>
        <rect x="266" y="60" width="104" height="48" rx="10" />
        <rect x="266" y="364" width="104" height="48" rx="10" />
        <path d="M282 80h44M282 92h28M282 384h44M282 396h28" />
      </g>
      <g className={styles.caller}>
        <rect x="48" y="176" width="84" height="160" rx="16" />
        <path d="M80 190h20M78 322h24" />
        <circle cx="90" cy="236" r="18" />
        <path d="M66 286c2-18 12-26 24-26s22 8 24 26" />
      </g>
      <g className={styles.number}>
        <rect x="252" y="170" width="132" height="54" rx="12" />
        <path d="M270 197a10 10 0 1 1 20 0 10 10 0 0 1-20 0Z" />
        <path d="M302 190h62M302 204h40" />
      </g>
      <g className={styles.professional}>
        <circle cx="452" cy="164" r="30" />
        <path d="M396 262c4-38 26-56 56-56s52 18 56 56" />
        <path d="M436 208v22a16 16 0 0 0 32 0v-22" />
        <circle cx="468" cy="232" r="5" className={styles.dot} />
        <path d="M430 150c8-18 34-22 46-4" />
      </g>
      <g className={styles.sound}>
        <path d="M500 140a46 46 0 0 1 6 44M516 128a68 68 0 0 1 8 66" />
      </g>
    </svg>
  );
}
