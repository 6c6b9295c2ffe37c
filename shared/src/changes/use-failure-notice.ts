import { useEffect, useRef } from 'react';
import { useOwner, usePlatform } from '../remote/platform-context';
import { sayAnew } from './say-anew';

/** What of a query says that it failed, and when. */
export interface FailingQuery {
  readonly error: Error | null;
  /** ms; see TanStack Query. */
  readonly errorUpdatedAt: number;
}

/** Tells each failure of a query once, by an error toast: its title, a key of the texts of the remote that owns this root, and the failure's own words. */
export function useFailureNotice({ error, errorUpdatedAt }: FailingQuery, title: string): void {
  const { toasts, i18n } = usePlatform();
  const owner = useOwner();
  const told = useRef(errorUpdatedAt);
  useEffect(() => {
    if (error === null || told.current === errorUpdatedAt) return;
    told.current = errorUpdatedAt;
    toasts.add(sayAnew(i18n, owner, { title, color: 'error' }, error));
  }, [error, errorUpdatedAt, title, toasts, i18n, owner]);
}
