import { createStore, type Store } from '@careline/shared/host';

/** What a user may have to be told of their last move: that it is under way, that the API gave no answer to it, or that it is tried again. */
type WaitingState = 'resting' | 'moving' | 'unanswered' | 'retrying';

export interface Waiting {
  readonly state: Pick<Store<WaitingState>, 'getSnapshot' | 'subscribe'>;
  /** Takes a move of the user's in, in the place of the one before. */
  readonly watch: (move: () => Promise<void>) => Promise<void>;
  /** The move found no answer. `again` tries it once more; `isTold` where something else on the page says so. */
  readonly giveUp: (again: () => Promise<void>, isTold: boolean) => void;
  /** Tries again what found no answer; says whether there was something. */
  readonly retry: () => boolean;
  /** Another place was admitted, or the user does not care any more. */
  readonly settle: () => void;
}

export function createWaiting(): Waiting {
  const state = createStore<WaitingState>('resting');
  let again: (() => Promise<void>) | undefined;
  let current: Promise<void> | undefined;

  function settle(): void {
    again = undefined;
    if (state.getSnapshot() === 'unanswered') state.set('resting');
  }

  function run(move: () => Promise<void>, kind: 'moving' | 'retrying'): Promise<void> {
    again = undefined;
    state.set(kind);
    const running = move().finally(() => {
      if (current === running && state.getSnapshot() === kind) state.set('resting');
    });
    current = running;
    return running;
  }

  return {
    state,
    watch: (move) => run(move, 'moving'),
    giveUp: (attempt, isTold) => {
      again = attempt;
      state.set(isTold ? 'resting' : 'unanswered');
    },
    retry: () => {
      if (!again) return false;
      void run(again, 'retrying');
      return true;
    },
    settle,
  };
}
