import { useEffect, useRef } from 'react';
import { usePlatform } from '../remote/platform-context';
import { languageOf } from '../ui/error-words';

/** What of a query says that it failed, and when. */
export interface FailingQuery {
  readonly error: Error | null;
  /** ms; see TanStack Query. */
  readonly errorUpdatedAt: number;
}

/** Tells each failure of a query once, by an error toast with the failure's own words. */
export function useFailureNotice({ error, errorUpdatedAt }: FailingQuery, title: string): void {
  const { toasts } = usePlatform();
  const told = useRef(errorUpdatedAt);
  useEffect(() => {
    if (error === null || told.current === errorUpdatedAt) return;
    told.current = errorUpdatedAt;
    toasts.add({ title, description: error.message, lang: languageOf(error), color: 'error' });
  }, [error, errorUpdatedAt, title, toasts]);
}
