import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';

/** ms in which systems take two clicks for a double click, unless told otherwise. */
const DOUBLE_CLICK = 500;

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, a click outside and the close button; not by the second click of the double click that has opened it. */
  onClose: () => void;
  /** After the leave animation, when the dialog has left the document. */
  onAfterLeave?: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  /** `start` is a drawer at the reading start, such as the navigation on phones. */
  placement?: 'center' | 'start';
  size?: 'small' | 'medium' | 'large';
  /** A question that interrupts: its description is read out at once. */
  isQuestion?: boolean;
  children?: ReactNode;
}

/** A modal window: focus stays inside and goes back to where it was, Escape closes, the page behind does not scroll. */
export function Dialog({
  isOpen,
  onClose,
  onAfterLeave,
  title,
  description,
  footer,
  placement = 'center',
  size = 'medium',
  isQuestion = false,
  children,
}: DialogProps) {
  const { t } = useTranslation('shared');
  const opener = useRef<Element>(null);
  const openedAt = useRef(0);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.backdrop} />
        <RadixDialog.Content
          role={isQuestion ? 'alertdialog' : 'dialog'}
          className={classNames(styles.dialog, styles[placement], styles[size])}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            openedAt.current = performance.now();
          }}
          onPointerDownOutside={(event) => {
            if (event.detail.originalEvent.timeStamp - openedAt.current < DOUBLE_CLICK) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows the way back only where it has drawn the button that opens.
            event.preventDefault();
            // Who has it meanwhile keeps it: a dialog that was opened, the heading of a new page.
            if (document.activeElement === document.body && opener.current instanceof HTMLElement)
              opener.current.focus();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <LeaveSignal onAfterLeave={onAfterLeave} />
          <header className={styles.header}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          </header>
          <div className={styles.body}>
            {description === undefined ? null : (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
          {/* Last, so that the focus goes first to the content, and to "Cancel" in a question. */}
          <RadixDialog.Close asChild>
            <IconButton size="small" label={t('close')} icon={<CloseIcon />} className={styles.close} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Radix unmounts the content when its leave animation has ended (at once where there is none). */
function LeaveSignal({ onAfterLeave }: { onAfterLeave: (() => void) | undefined }) {
  const latest = useRef(onAfterLeave);
  useEffect(() => {
    latest.current = onAfterLeave;
  });
  useEffect(() => () => latest.current?.(), []);
  return null;
}
