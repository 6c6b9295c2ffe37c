import { Toast as RadixToast } from 'radix-ui';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';
import { keepControlsClear } from './keep-controls-clear';
import { MessageIcon } from './message-icon';
import type { Toast, ToastStore } from './toast-store';
import styles from './toaster.module.css';
import { toneClass } from './tone';
import { useIsAway, useIsHidden } from './use-is-away';
import { useIsCovered } from './use-is-covered';

/** ms that a notice stays, not counting the time it is hovered or focused. */
const DURATION = 5000;
/** px to the right beyond which a swipe closes. */
const SWIPE_THRESHOLD = 50;
/** Leads to the notices (R240). */
const HOTKEY = ['F8'];
/** Where there are none, the key is the page's. */
const NO_HOTKEY: string[] = [];

/**
 * Shows the notices of a store at the bottom right; one per page. What comes while a window stands over the page, or the page's tab is behind another, is shown, and has its
 * 5 s, when that ends: nobody could read it. While another window is in front, no time passes (PL8).
 *
 * radix-ui/primitives#2268 (still in 1.3.1): a toast closed with the mouse leaves the viewport focused and paused, and
 * every later one stays for good. So the provider starts anew whenever the list empties, and a mouse gives its focus
 * back before Radix looks at it. So does whoever closes the last one by keyboard.
 */
export function Toaster({ store }: { store: ToastStore }) {
  const { t } = useTranslation('shared');
  const toasts = useUncovered(useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot));
  const epoch = useSyncExternalStore(store.subscribe, store.getEpoch, store.getEpoch);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const isAway = useIsAway();

  function handleFocus({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && viewport.current?.contains(relatedTarget))) cameFrom.current = relatedTarget;
  }

  /** Only a focus among the notices: a touch takes it from no field. */
  function giveFocusBack(): void {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement && viewport.current?.contains(focused))) return;
    const target = cameFrom.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    else focused.blur();
  }

  function close(id: string): void {
    store.close(id);
    if (toasts.every((toast) => toast.id === id || !toast.open)) giveFocusBack();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new provider draws the viewport anew
  useEffect(() => {
    // A page that is left would be kept by it.
    cameFrom.current = null;
    return viewport.current ? keepControlsClear(viewport.current) : undefined;
  }, [epoch]);
  return (
    <RadixToast.Provider
      key={epoch}
      label={t('toast.label')}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isAway={isAway}
          onClose={() => close(toast.id)}
          onPointerEnd={giveFocusBack}
        />
      ))}
      <RadixToast.Viewport
        ref={viewport}
        className={styles.viewport}
        hotkey={toasts.length > 0 ? HOTKEY : NO_HOTKEY}
        label={t('toast.region').replace('{hotkey}', HOTKEY.join())}
        onFocus={handleFocus}
      />
    </RadixToast.Provider>
  );
}

/** The notices without those that came while nobody could read them. */
function useUncovered(toasts: readonly Toast[]): readonly Toast[] {
  const [isBelow, isHidden] = [useIsCovered(), useIsHidden()];
  const isCovered = isBelow || isHidden;
  const [seen, setSeen] = useState(toasts);
  useEffect(() => {
    if (!isCovered) setSeen(toasts);
  }, [isCovered, toasts]);
  return isCovered ? toasts.filter(({ id }) => seen.some((toast) => toast.id === id)) : toasts;
}

interface ToastItemProps {
  toast: Toast;
  /** Radix holds the clocks of those that stood when the window went behind another, not of those that come meanwhile. */
  isAway: boolean;
  onClose: () => void;
  /** Called once it was closed with a pointer, before Radix looks where the focus is. */
  onPointerEnd: () => void;
}

function ToastItem({ toast, isAway, onClose, onPointerEnd }: ToastItemProps) {
  const { t } = useTranslation('shared');
  const [isUnseen, setIsUnseen] = useState(isAway);
  if (isUnseen && !isAway) setIsUnseen(false);
  const { title, description, lang } = toast.anew?.() ?? toast;
  return (
    <RadixToast.Root
      className={classNames(styles.toast, toneClass(toast.color))}
      data-color={toast.color}
      // The store removes it 200 ms after the close, with or without an animation.
      forceMount
      open={toast.open}
      duration={isUnseen ? Number.POSITIVE_INFINITY : DURATION}
      type={toast.color === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
      onSwipeEnd={onPointerEnd}
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
      <RadixToast.Close
        asChild
        onClick={({ detail }: MouseEvent) => {
          // A click made with the keyboard has no detail and keeps its focus in the list.
          if (detail > 0) onPointerEnd();
        }}
      >
        <IconButton size="small" label={t('close')} icon={<CloseIcon />} className={styles.close} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
