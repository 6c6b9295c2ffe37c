import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'medium' | 'small';

/** The look of a button for an element that is none, such as a link. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While true a click does nothing; the button stays focusable and keeps its width. */
  busy?: boolean;
  /** Something else is under way: a click does nothing, and the button stays focusable. */
  blocked?: boolean;
  /** What it is doing, such as "Saving…"; shown instead of the label while busy. */
  busyText?: string;
  icon?: ReactNode;
}

/** Says what it does ("Save address"). One `primary` in a view; `danger` only inside its question. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  blocked = false,
  busyText,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Not `disabled`: that would drop the focus of a keyboard user at the moment of the click.
    if (busy || blocked) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-disabled={busy || blocked || undefined}
      data-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={styles.label} aria-hidden={busy && busyText !== undefined ? true : undefined}>
        {icon}
        {children}
      </span>
      {busyText === undefined ? null : (
        <span className={styles.busyLabel} aria-hidden={busy ? undefined : true}>
          <Spinner />
          {busyText}
        </span>
      )}
      {busy && busyText === undefined ? (
        <span className={styles.busyOverlay}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
