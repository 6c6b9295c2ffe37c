import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

/** Steps of the 4 px grid: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 6 is 24, 8 is 32. */
type Gap = 1 | 2 | 3 | 4 | 6 | 8;

export interface StackProps {
  gap?: Gap;
  className?: string;
  children: ReactNode;
}

/** One below the other. */
export function Stack({ gap = 4, className, children }: StackProps) {
  return <div className={classNames(styles.stack, styles[`gap${gap}`], className)}>{children}</div>;
}

export interface InlineProps extends StackProps {
  justify?: 'start' | 'between' | 'end';
}

/** Side by side, wrapping where there is no room. */
export function Inline({ gap = 2, justify = 'start', className, children }: InlineProps) {
  return <div className={classNames(styles.inline, styles[`gap${gap}`], styles[justify], className)}>{children}</div>;
}

export interface ColumnsProps extends StackProps {
  /** Least width of a column; as many as there is room for. `aside` is one wide column and one of 320 px. */
  layout?: 'narrow' | 'wide' | 'aside';
}

/** Equal columns, or a main one with an aside; one below the other on phones. */
export function Columns({ gap = 6, layout = 'wide', className, children }: ColumnsProps) {
  return <div className={classNames(styles.columns, styles[`gap${gap}`], styles[layout], className)}>{children}</div>;
}

export interface TextProps {
  tone?: 'normal' | 'muted' | 'error';
  /** `small` is 13 px. */
  size?: 'normal' | 'small';
  /** Digits of one width, for columns. */
  figures?: boolean;
  children: ReactNode;
}

/** A piece of text with less or more weight in the page. */
export function Text({ tone = 'normal', size = 'normal', figures = false, children }: TextProps) {
  return (
    <span className={classNames(styles[tone], size === 'small' && styles.small, figures && styles.figures)}>
      {children}
    </span>
  );
}
