import { usePlatform } from '@careline/shared';
import { ConfirmDialog, type ConfirmDialogProps, type OverlayControls } from '@careline/shared/ui';
import { useCallback } from 'react';

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
