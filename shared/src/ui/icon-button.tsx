import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Its accessible name; wrap it in a Tooltip where the picture alone may puzzle. */
  label: string;
  icon: ReactNode;
  size?: 'medium' | 'small';
}

/** A square, quiet button with a picture. */
export function IconButton({ label, icon, size = 'medium', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.iconButton, size === 'small' && styles.small, className)}
    >
      {icon}
    </button>
  );
}
