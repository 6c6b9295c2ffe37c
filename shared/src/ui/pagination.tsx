import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { LinkButton } from './link';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** First entry shown, counted from 1. */
  from: number;
  /** Last entry shown. */
  to: number;
  /** Where the total is not known, `hasNext` alone decides. */
  total?: number;
  hasNext: boolean;
  /** Address of another page; pages belong in the URL. `step` is -1 or 1. */
  hrefFor: (step: -1 | 1) => string;
}

/** "51–100 of 230", back and forward. */
export function Pagination({ from, to, total, hasNext, hrefFor }: PaginationProps) {
  const { t } = useTranslation('shared');
  const range =
    total === undefined ? t('pagination.rangeOpen', { from, to }) : t('pagination.range', { from, to, total });
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      <p className={styles.range} role="status">
        {range}
      </p>
      <div className={styles.steps}>
        <Step href={hrefFor(-1)} isEnd={from <= 1} label={t('pagination.previous')} direction="previous" />
        <Step href={hrefFor(1)} isEnd={!hasNext} label={t('pagination.next')} direction="next" />
      </div>
    </nav>
  );
}

interface StepProps {
  href: string;
  /** There is no such page. */
  isEnd: boolean;
  label: string;
  direction: 'previous' | 'next';
}

/** One element at the end too: another one in its place would drop the focus of who has come there by keyboard. */
function Step({ href, isEnd, label, direction }: StepProps) {
  return (
    <LinkButton
      size="small"
      href={href}
      rel={direction === 'next' ? 'next' : 'prev'}
      onClick={isEnd ? stay : leadToTop}
      {...(isEnd && { 'aria-disabled': true, tabIndex: -1 })}
    >
      {direction === 'previous' ? <ChevronLeftIcon aria-hidden="true" /> : null}
      <span className={styles.word}>{label}</span>
      {direction === 'next' ? <ChevronRightIcon aria-hidden="true" /> : null}
    </LinkButton>
  );
}

function stay(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * Who has pressed below the last entry reads on at the first of the next page. Who came there by keyboard, which has no clicks to count, keeps what has
 * the focus in sight, and who opens the page in another tab stays.
 */
function leadToTop({ currentTarget, detail, ctrlKey, metaKey }: MouseEvent): void {
  const top = currentTarget.closest('section')?.getBoundingClientRect().top ?? 0;
  // Below the header, which stays.
  if (detail > 0 && !ctrlKey && !metaKey && top < 0) scrollBy(0, top - 72);
}
