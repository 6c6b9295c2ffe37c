import { Toast as RadixToast } from 'radix-ui';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';
import { keepControlsClear } from './keep-controls-clear';
import { MessageIcon } from './message-icon';
import type { Toast, ToastStore } from './toast-store';
import styles from './toaster.module.css';
import { toneClass } from './tone';
import { useIsCovered } from './use-is-covered';

/** ms that a notice stays, not counting the time it is hovered or focused. */
const DURATION = 5000;
/** px to the right beyond which a swipe closes. */
const SWIPE_THRESHOLD = 50;

/**
 * Shows the notices of a store at the bottom right; one per page. What comes while a window stands over the page is shown, and has its 5 s, when that closes:
 * below it nobody could read it.
 *
 * radix-ui/primitives#2268 (still in 1.3.1): a toast closed with the mouse leaves the viewport focused and paused, and
 * every later one stays for good. So the provider starts anew whenever the list empties, and a mouse gives its focus
 * away before Radix looks at it.
 */
export function Toaster({ store }: { store: ToastStore }) {
  const { t } = useTranslation('shared');
  const toasts = useUncovered(useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot));
  const epoch = useSyncExternalStore(store.subscribe, store.getEpoch, store.getEpoch);
  const viewport = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new provider draws the viewport anew
  useEffect(() => (viewport.current ? keepControlsClear(viewport.current) : undefined), [epoch]);
  return (
    <RadixToast.Provider
      key={epoch}
      label={t('toast.label')}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => store.close(toast.id)} />
      ))}
      <RadixToast.Viewport ref={viewport} className={styles.viewport} hotkey={['F8']} label={t('toast.region')} />
    </RadixToast.Provider>
  );
}

/** The notices without those that came while a window stands over the page. */
function useUncovered(toasts: readonly Toast[]): readonly Toast[] {
  const isCovered = useIsCovered();
  const [seen, setSeen] = useState(toasts);
  useEffect(() => {
    if (!isCovered) setSeen(toasts);
  }, [isCovered, toasts]);
  return isCovered ? toasts.filter(({ id }) => seen.some((toast) => toast.id === id)) : toasts;
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useTranslation('shared');
  const { title, description, lang } = toast.anew?.() ?? toast;
  return (
    <RadixToast.Root
      className={classNames(styles.toast, toneClass(toast.color))}
      data-color={toast.color}
      // The store removes it 200 ms after the close, with or without an animation.
      forceMount
      open={toast.open}
      type={toast.color === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
      onSwipeEnd={giveFocusAway}
    >
      <span className={styles.icon}>
        <MessageIcon color={toast.color} />
      </span>
      <div>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description === undefined ? null : (
          <RadixToast.Description className={styles.description} lang={lang}>
            {description}
          </RadixToast.Description>
        )}
      </div>
      <RadixToast.Close asChild onClick={handleCloseClick}>
        <IconButton size="small" label={t('close')} icon={<CloseIcon />} className={styles.close} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

function handleCloseClick(event: MouseEvent): void {
  // A click made with the keyboard has no detail and keeps its focus in the list.
  if (event.detail > 0) giveFocusAway();
}

function giveFocusAway(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
