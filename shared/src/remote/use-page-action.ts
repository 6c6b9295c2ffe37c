import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ACTION_PARAMETER } from '../platform/page-actions';

/**
 * Hears an action that the page declares under `actions`: `begin` runs once when it was chosen, as soon as it is given. Without it the action waits,
 * such as for data.
 */
export function usePageAction(name: string, begin: (() => void) | undefined): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get(ACTION_PARAMETER) === name;
  const isDue = useRef(false);
  useEffect(() => {
    if (begin === undefined) return;
    if (isAsked && !isDue.current) {
      isDue.current = true;
      // Out of the address before it begins: a reload and the way back must not begin it again, and the heading has had its focus by then.
      setSearch(withoutAction, { replace: true });
    } else if (!isAsked && isDue.current) {
      isDue.current = false;
      begin();
    }
  });
}

function withoutAction(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(ACTION_PARAMETER);
  return rest;
}
