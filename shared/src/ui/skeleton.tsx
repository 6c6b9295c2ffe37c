import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Holds skeletons: says "Loading…" once, and stays invisible for the first 200 ms so that a quick answer never flickers. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.skeleton} role="status" data-skeleton="">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.shapes} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

interface SkeletonLineProps {
  /** Any CSS width; a share of the room looks most like text. */
  width?: string;
  /** px; 12 is a line of text, 24 a heading. */
  height?: number;
}

/** One bar; several of them inside Skeleton make a shape. */
export function SkeletonLine({ width = '100%', height = 12 }: SkeletonLineProps) {
  return <span className={styles.bar} style={{ width, height }} />;
}

/** 0, 1 … for as many shapes. */
export function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const textWidths = ['92%', '100%', '84%', '96%', '60%'];

/** The shape of a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Skeleton>
      <div className={styles.stack}>
        {numbered(lines).map((line) => (
          <SkeletonLine
            key={line}
            width={line === lines - 1 ? '60%' : (textWidths[line % textWidths.length] ?? '100%')}
          />
        ))}
      </div>
    </Skeleton>
  );
}

export interface SkeletonRowsProps {
  rows?: number;
  /** `line` for rows of one line, such as options to choose from. */
  kind?: 'item' | 'line';
}

/** The shape of a list: in each row a round picture, two lines and an action, or one line and a mark. */
export function SkeletonRows({ rows = 3, kind = 'item' }: SkeletonRowsProps) {
  return (
    <Skeleton>
      {numbered(rows).map((row) =>
        kind === 'line' ? (
          <div key={row} className={classNames(styles.row, styles.oneLine)}>
            <SkeletonLine width={row % 2 === 0 ? '44%' : '58%'} />
            <SkeletonLine width="16px" height={16} />
          </div>
        ) : (
          <div key={row} className={styles.row}>
            <span className={styles.disc} />
            <div className={styles.stack}>
              <SkeletonLine width={row % 2 === 0 ? '40%' : '52%'} />
              <SkeletonLine width={row % 2 === 0 ? '64%' : '48%'} height={10} />
            </div>
            <SkeletonLine width="64px" height={24} />
          </div>
        ),
      )}
    </Skeleton>
  );
}

/** The shape of a form: labels above controls, a button below. */
export function SkeletonForm({ fields = 4 }: { fields?: number }) {
  return (
    <Skeleton>
      <div className={styles.form}>
        {numbered(fields).map((field) => (
          <div key={field} className={styles.field}>
            <SkeletonLine width={field % 2 === 0 ? '96px' : '128px'} />
            <SkeletonLine height={40} />
          </div>
        ))}
        <SkeletonLine width="128px" height={40} />
      </div>
    </Skeleton>
  );
}
