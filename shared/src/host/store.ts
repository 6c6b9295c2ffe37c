/** The smallest observable value: what `useSyncExternalStore` asks for. */
export interface Store<Value> {
  readonly getSnapshot: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (value: Value) => void;
}

/** A store that holds `initial` until it is set. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (value) => {
      current = value;
      for (const listener of [...listeners]) listener();
    },
  };
}
