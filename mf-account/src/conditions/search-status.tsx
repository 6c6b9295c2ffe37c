import { useTexts } from '@careline/shared';
import styles from './conditions.module.css';

export interface SearchStatusProps {
  readonly count: number;
  readonly isLoading: boolean;
  readonly query: string;
  readonly hasFailed: boolean;
}

/** What the search has come to, in words; read out when it changes. */
export function SearchStatus({ count, isLoading, query, hasFailed }: SearchStatusProps) {
  const { t } = useTexts();
  const typed = query.trim();
  function words(): string {
    if (count > 0) return t('conditions.search.count', { count });
    // Nobody searches for nothing; the line keeps its room for the count.
    if (isLoading) return typed === '' ? '\u00a0' : t('conditions.search.searching');
    if (hasFailed) return '';
    return typed === '' ? t('conditions.search.nothing') : t('conditions.search.none', { query: typed });
  }
  return (
    <p className={styles.status} role="status">
      {words()}
    </p>
  );
}
