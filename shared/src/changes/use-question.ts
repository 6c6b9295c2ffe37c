import { useCallback } from 'react';
import { usePlatform } from '../remote/platform-context';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog';
import type { OverlayControls } from '../ui/overlay-store';

/** What is asked: title, words, and what the button that confirms says. */
export type Question = Omit<ConfirmDialogProps, keyof OverlayControls<boolean>>;

/** Asks before something that cannot be taken back; resolves to whether the professional said yes. */
export function useQuestion(): (question: Question) => Promise<boolean> {
  const { overlays } = usePlatform();
  return useCallback(
    async (question) => {
      const overlay = overlays.create<Question, boolean>(ConfirmDialog, { props: question, destroyOnClose: true });
      return (await overlay.open()) === true;
    },
    [overlays],
  );
}
