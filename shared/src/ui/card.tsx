import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

export interface CardProps {
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Heading level of the title, 2 unless the card stands inside a section. */
  level?: 2 | 3;
  /** `flush` lets a table or list reach the edges. */
  padding?: 'normal' | 'flush';
  className?: string;
  children?: ReactNode;
}

/** One white surface with one line around it; a region named by its title. */
export function Card({
  title,
  description,
  actions,
  footer,
  level = 2,
  padding = 'normal',
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const hasHeader = title !== undefined || actions !== undefined;
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title === undefined ? undefined : titleId}>
      {hasHeader ? (
        <header className={styles.header}>
          <div className={styles.heading}>
            {title === undefined ? null : (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description === undefined ? null : <p className={styles.description}>{description}</p>}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </header>
      ) : null}
      {children === undefined ? null : (
        <div className={classNames(styles.body, padding === 'flush' && styles.flush)}>{children}</div>
      )}
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
