import { useCallback } from 'react';
import { useOwner, usePlatform } from '../remote/platform-context';
import { type Notice, sayAnew } from './say-anew';

/** Tells what was done: `tell({ title: 'numbers.deleted', color: 'success' })`, with keys of the texts of the remote that owns this root. */
export function useNotice(): (notice: Notice) => void {
  const { toasts, i18n } = usePlatform();
  const owner = useOwner();
  return useCallback((notice) => void toasts.add(sayAnew(i18n, owner, notice)), [toasts, i18n, owner]);
}
