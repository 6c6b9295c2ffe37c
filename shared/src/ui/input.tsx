import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { ChevronDownIcon, SearchIcon } from './icons';
import styles from './input.module.css';

export interface InputProps extends ComponentProps<'input'> {
  /** A picture at the start, such as a magnifying glass. */
  startIcon?: ReactNode;
  /** A small control at the end, such as "Show password". */
  endControl?: ReactNode;
}

/** A one-line text control; give it a label by Field. */
export function Input({ startIcon, endControl, className, ...rest }: InputProps) {
  if (startIcon === undefined && endControl === undefined) {
    return <input {...rest} className={classNames(styles.control, className)} />;
  }
  return (
    <span className={styles.frame}>
      {startIcon === undefined ? null : <span className={styles.startIcon}>{startIcon}</span>}
      <input
        {...rest}
        className={classNames(
          styles.control,
          startIcon !== undefined && styles.withStart,
          endControl !== undefined && styles.withEnd,
          className,
        )}
      />
      {endControl === undefined ? null : <span className={styles.endControl}>{endControl}</span>}
    </span>
  );
}

/** A text control that looks for something. */
export function SearchInput(props: InputProps) {
  return <Input type="search" autoComplete="off" spellCheck={false} startIcon={<SearchIcon />} {...props} />;
}

/** A text control of several lines; grows with its text where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(styles.control, styles.textArea, className)} />;
}

/** The browser's own select, styled: the best keyboard and touch behaviour, and it works under Trusted Types. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={classNames(styles.control, styles.select, className)}>
        {children}
      </select>
      <ChevronDownIcon size={16} className={styles.chevron} aria-hidden="true" />
    </span>
  );
}

/** The browser's own checkbox, in the theme's colour. */
export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type="checkbox" className={classNames(styles.checkbox, className)} />;
}
