import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names';
import { type MessageColor, MessageIcon } from './message-icon';
import { toneClass } from './tone';

export interface AlertProps {
  tone?: MessageColor;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** `banner` spans a page's width without rounded corners. */
  shape?: 'card' | 'banner';
  /** `alert` when it appears after something the person did; otherwise it is plain content. */
  role?: 'alert' | 'status';
}

/** A message that stays in the page, with icon and words. */
export function Alert({ tone = 'info', title, children, action, shape = 'card', role }: AlertProps) {
  return (
    <div className={classNames(styles.alert, toneClass(tone), shape === 'banner' && styles.banner)} role={role}>
      <div className={styles.line}>
        <span className={styles.icon}>
          <MessageIcon color={tone} />
        </span>
        <div>
          {title === undefined ? null : <p className={styles.title}>{title}</p>}
          {children === undefined ? null : <div className={styles.text}>{children}</div>}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
