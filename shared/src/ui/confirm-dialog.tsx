import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Dialog } from './dialog';
import type { OverlayControls } from './overlay-store';

export interface ConfirmDialogProps extends OverlayControls<boolean> {
  /** The question. */
  title: ReactNode;
  /** What will happen; every consequence before the click. */
  description: ReactNode;
  /** What the button does, such as "Delete address". */
  confirmText: string;
  cancelText?: string;
  /** `danger` paints the confirming button red. */
  tone?: 'primary' | 'danger';
  children?: ReactNode;
}

/** Asks before something that cannot be taken back; resolves true only by the confirming button. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onAfterLeave,
  title,
  description,
  confirmText,
  cancelText,
  tone = 'danger',
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose(false)}
      onAfterLeave={onAfterLeave}
      title={title}
      description={description}
      size="small"
      isQuestion
      footer={
        <>
          <Button onClick={() => onClose(false)}>{cancelText ?? t('cancel')}</Button>
          <Button variant={tone} onClick={() => onClose(true)}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
