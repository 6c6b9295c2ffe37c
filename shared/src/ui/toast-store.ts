import type { MessageColor } from './message-icon';

/** What a notice says. */
interface ToastWords {
  readonly title: string;
  readonly description?: string | undefined;
  /** The description's language, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** What a notice is made from. */
export interface NewToast extends ToastWords {
  readonly color: MessageColor;
  /** Says it in the page's present language, so that a notice that still stands follows a switch. */
  readonly anew?: () => ToastWords;
}

/** One notice (R88); `open` is false during its last 200 ms. */
export interface Toast extends NewToast {
  readonly id: string;
  readonly open: boolean;
}

export interface ToastStore {
  /**
   * Queues a notice; it shows on the next microtask. At most five are kept, the latest. What two places tell at the same moment in the same words is one
   * notice. Returns its id.
   */
  add(toast: NewToast & { readonly id?: string }): string;
  /** Closes a notice; it leaves the list 200 ms later. */
  close(id: string): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Toast[];
  /** Grows each time the list becomes empty; see Toaster for what it mends. */
  getEpoch(): number;
}

/** Most notices shown at once. */
const MAXIMUM = 5;
/** ms between the close of a notice and its removal. */
const REMOVAL_DELAY = 200;
/** ms within which the same words are the same notice; what happens anew, as on a second attempt, is told anew (R129). */
const SAME_MOMENT = 50;

/** Notices by the rules of R129–R135 and R240 (PL8). */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let epoch = 0;
  let sequence = 0;
  // Its words alone: a notice that is over would keep the page that told it.
  let justTold: readonly { readonly id: string; readonly words: string; readonly at: number }[] = [];
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]): void {
    if (toasts.length > 0 && next.length === 0) epoch += 1;
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    add({ id = `${Date.now()}-${++sequence}`, ...rest }) {
      const now = Date.now();
      justTold = justTold.filter(({ at }) => Math.abs(now - at) < SAME_MOMENT);
      const words = JSON.stringify([rest.color, rest.title, rest.description]);
      const same = justTold.find((told) => told.words === words);
      if (same) return same.id;
      const toast: Toast = { id, open: true, ...rest };
      justTold = [...justTold, { id, words, at: now }];
      queueMicrotask(() => publish([...toasts, toast].slice(-MAXIMUM)));
      return id;
    },
    close(id) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), REMOVAL_DELAY);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    getEpoch: () => epoch,
  };
}
