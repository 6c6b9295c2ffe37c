import { type ComponentType, createElement, type ReactElement } from 'react';

/** What an overlay's component receives beside its own props. */
export interface OverlayControls<Result> {
  isOpen: boolean;
  /** Starts the leave animation and resolves the result, once. */
  onClose: (result?: Result) => void;
  /** To be called when the leave animation has ended. */
  onAfterLeave: () => void;
}

/** One overlay as the host shows it. `isOpen` ends with the close, `isMounted` with the leave animation. */
interface OverlayEntry {
  readonly id: number;
  readonly isOpen: boolean;
  readonly isMounted: boolean;
  render(): ReactElement;
}

/** An entry as the store keeps it: with the way to close it from outside its component. */
interface KeptEntry extends OverlayEntry {
  close(): void;
}

export interface OverlayOptions<Props> {
  props: Props;
  defaultOpen?: boolean;
  /** Forget the overlay once it has left the document; opening it again then throws. */
  destroyOnClose?: boolean;
}

interface Overlay<Props, Result> {
  readonly id: number;
  /** Opens with the given props over the original ones; resolves with what the overlay was closed with. Throws 'Overlay not found'. */
  open(props?: Partial<Props>): Promise<Result | undefined>;
  /** Throws 'Overlay not found'. */
  close(result?: Result): void;
  /** Changes props while it is open. Throws 'Overlay not found'. */
  patch(props: Partial<Props>): void;
  /** Result of the latest opening. */
  readonly result: Promise<Result | undefined>;
}

/** Overlays by the rules of R136–R138 (PL9): dialogs opened from code, each with a result. */
export interface OverlayStore {
  create<Props extends object, Result>(
    component: ComponentType<Props & OverlayControls<Result>>,
    options: OverlayOptions<Props>,
  ): Overlay<Props, Result>;
  /** Closes each open overlay without a result: the host, when what the question was about is no longer there. `isAtOnce`: and ends what leaves, for what has thrown never says that it has left. */
  closeAll(isAtOnce?: boolean): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly OverlayEntry[];
}

/** A store without overlays. */
export function createOverlayStore(): OverlayStore {
  let entries: readonly KeptEntry[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();

  function publish(next: readonly KeptEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function find(id: number): KeptEntry {
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry === undefined) throw new Error('Overlay not found');
    return entry;
  }

  function update(id: number, change: Partial<OverlayEntry>): void {
    const updated = { ...find(id), ...change };
    publish(entries.map((entry) => (entry.id === id ? updated : entry)));
  }

  function create<Props extends object, Result>(
    component: ComponentType<Props & OverlayControls<Result>>,
    options: OverlayOptions<Props>,
  ): Overlay<Props, Result> {
    const id = nextId++;
    let props = options.props;
    let settle: ((result: Result | undefined) => void) | undefined;
    let result: Promise<Result | undefined> = Promise.resolve(undefined);

    function close(value?: Result): void {
      update(id, { isOpen: false });
      settle?.(value);
      settle = undefined;
    }

    function handleAfterLeave(): void {
      const entry = entries.find((candidate) => candidate.id === id);
      // An effect that React StrictMode runs twice signals a leave that never was.
      if (entry === undefined || entry.isOpen) return;
      if (options.destroyOnClose) publish(entries.filter((candidate) => candidate.id !== id));
      else update(id, { isMounted: false });
    }

    function renderWith(current: Props) {
      return function render(): ReactElement {
        const { isOpen } = find(id);
        return createElement(component, { ...current, isOpen, onClose: close, onAfterLeave: handleAfterLeave });
      };
    }

    function begin(): void {
      settle?.(undefined);
      result = new Promise((resolve) => {
        settle = resolve;
      });
    }

    const isOpen = options.defaultOpen === true;
    if (isOpen) begin();
    publish([...entries, { id, isOpen, isMounted: isOpen, render: renderWith(props), close: () => close() }]);

    return {
      id,
      open(overrides) {
        find(id);
        props = { ...options.props, ...overrides };
        begin();
        update(id, { isOpen: true, isMounted: true, render: renderWith(props) });
        return result;
      },
      close,
      patch(changes) {
        props = { ...props, ...changes };
        update(id, { render: renderWith(props) });
      },
      get result() {
        return result;
      },
    };
  }

  return {
    create,
    closeAll(isAtOnce = false) {
      for (const entry of entries) if (entry.isOpen) entry.close();
      if (isAtOnce) publish(entries.map((entry) => ({ ...entry, isMounted: false })));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => entries,
  };
}
