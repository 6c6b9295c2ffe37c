import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { type Drawing, StateDrawing } from './drawings';
import { RefreshIcon } from './icons';
import { MessageIcon } from './message-icon';
import styles from './states.module.css';

export interface EmptyStateProps {
  drawing?: Drawing;
  /** What this place is for, in a few words. */
  title: ReactNode;
  /** One sentence on what comes next. */
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
}

/** Nothing here yet: a small line drawing, one sentence, one action. */
export function EmptyState({ drawing = 'list', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StateDrawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** What happened; a general sentence unless given. */
  title?: ReactNode;
  /** Why, or what to do: usually the error's message. */
  message?: ReactNode;
  onRetry?: () => void;
  /** A retry is running. */
  isRetrying?: boolean;
  /** Another way on, such as a link home. */
  action?: ReactNode;
}

/** What happened, what to do, Retry. */
export function ErrorState({ title, message, onRetry, isRetrying = false, action }: ErrorStateProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.state} role="alert">
      <span className={styles.errorIcon}>
        <MessageIcon color="error" size={22} />
      </span>
      <p className={styles.title}>{title ?? t('error.title')}</p>
      <p className={styles.text}>{message ?? t('error.text')}</p>
      <div className={styles.action}>
        {onRetry === undefined ? null : (
          <Button onClick={onRetry} busy={isRetrying} busyText={t('error.retrying')} icon={<RefreshIcon />}>
            {t('error.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
