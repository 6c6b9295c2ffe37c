import { classNames } from './class-names';
import { numbered, Skeleton, SkeletonLine } from './skeleton';
import styles from './skeleton-data.module.css';
import statStyles from './stat.module.css';

export interface SkeletonStatsProps {
  stats?: number;
  /** Whether the figures have notes. */
  notes?: boolean;
}

/** The shape of a StatList with as many figures, as high as that. */
export function SkeletonStats({ stats = 4, notes = false }: SkeletonStatsProps) {
  return (
    <Skeleton>
      <div className={statStyles.list}>
        {numbered(stats).map((stat) => (
          <div key={stat} className={statStyles.stat}>
            <span className={styles.statLabel}>
              <SkeletonLine width="48%" />
            </span>
            <span className={styles.statValue}>
              <SkeletonLine width="64%" height={24} />
            </span>
            {notes ? (
              <span className={styles.statNote}>
                <SkeletonLine width="40%" height={10} />
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

export interface SkeletonTableProps {
  rows?: number;
  columns?: number;
  /** Whether the cell that names a row has a second line. */
  secondLine?: boolean;
  /** As of the Table: on phones two lines instead of a card. */
  twoLines?: boolean;
  /** As of the Table, with `twoLines`: whether a button ends each row. */
  actions?: boolean;
}

/** The shape of a Table: its heading row and rows, and in less than 592 px of room its cards or its two lines. */
export function SkeletonTable({
  rows = 5,
  columns = 4,
  secondLine = false,
  twoLines = false,
  actions = false,
}: SkeletonTableProps) {
  return (
    <Skeleton>
      <div className={styles.table}>
        <div className={classNames(styles.tableRow, styles.tableHead)}>
          {numbered(columns).map((column) => (
            <span key={column} className={styles.cell}>
              <SkeletonLine width="40%" height={10} />
            </span>
          ))}
          {actions ? <span className={styles.action} /> : null}
        </div>
        {numbered(rows).map((row) => (
          <div
            key={row}
            className={classNames(
              styles.tableRow,
              secondLine && styles.tall,
              twoLines ? styles.twoLines : styles.asCard,
            )}
          >
            {numbered(columns).map((column) => (
              <span key={column} className={styles.cell}>
                <SkeletonLine width={column === 0 ? '72%' : '56%'} />
                {column === 0 && (secondLine || twoLines) ? (
                  <span className={secondLine ? undefined : styles.onPhones}>
                    <SkeletonLine width="88%" height={10} />
                  </span>
                ) : null}
              </span>
            ))}
            {actions ? (
              <span className={styles.action}>
                <SkeletonLine height={32} />
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

export interface SkeletonBarsProps {
  /** px: the height of their line, at whose bottom they stand. */
  height: number;
  bars: readonly { readonly width: string; readonly height: number }[];
}

/** Bars side by side: the shape of a chart, of filters, of a heading. */
export function SkeletonBars({ height, bars }: SkeletonBarsProps) {
  return (
    <Skeleton>
      <div className={styles.bars} style={{ height }}>
        {bars.map((bar, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          <SkeletonLine key={index} {...bar} />
        ))}
      </div>
    </Skeleton>
  );
}
