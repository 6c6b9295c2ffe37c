/** What the progress bar shows: per cent, and whether it is visible. */
interface LoadingState {
  readonly progress: number;
  readonly isLoading: boolean;
}

/** Told of work that starts and ends; a store of what the bar shows. */
export interface LoadingIndicator {
  /** One piece of work begins; the bar shows once work has run for 200 ms. */
  start(): void;
  /** One piece of work ends; with the last one the bar jumps to 100 % and hides 300 ms later. */
  finish(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): LoadingState;
}

/** ms before the bar shows (R139). */
const THROTTLE = 200;
/** ms between the end of the work and the bar's leaving (R141). */
const HIDE_DELAY = 300;
/** ms between its leaving and the way back to 0 %, so that the bar does not shrink in sight (PL1). */
const RESET_DELAY = 400;
/** ms from one length of the bar to the next; `progress-bar.module.css` leads from each to the other, without a drawing of the page for every frame. */
const STEP = 100;
/** ms that scale the estimate: it nears 100 % without reaching it. */
const DURATION = 2000;

function estimate(elapsed: number): number {
  return (2 / Math.PI) * 100 * Math.atan(((elapsed / DURATION) * 100) / 50);
}

/** Counts running requests and derives the bar from them (PL1). */
export function createLoadingIndicator(): LoadingIndicator {
  let state: LoadingState = { progress: 0, isLoading: false };
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<LoadingState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function grow(): void {
    const begin = performance.now();
    function step(): void {
      set({ progress: estimate(performance.now() - begin + STEP), isLoading: true });
      timer = setTimeout(step, STEP);
    }
    step();
  }

  function hide(): void {
    set({ isLoading: false });
    timer = setTimeout(() => set({ progress: 0 }), RESET_DELAY);
  }

  return {
    start() {
      running += 1;
      if (running > 1) return;
      clearTimeout(timer);
      set({ progress: 0 });
      timer = setTimeout(grow, THROTTLE);
    },
    finish() {
      if (running === 0) return;
      running -= 1;
      if (running > 0) return;
      clearTimeout(timer);
      set({ progress: 100 });
      timer = setTimeout(hide, HIDE_DELAY);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
  };
}
