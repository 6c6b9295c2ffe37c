/** Observes nothing: without layout no size ever changes. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom lays nothing out and lacks what asks about layout; components that only need these to be there find stand-ins. */
export function standInForLayout(): void {
  globalThis.ResizeObserver ??= StillResizeObserver;
  Element.prototype.scrollIntoView ??= () => {};
}
