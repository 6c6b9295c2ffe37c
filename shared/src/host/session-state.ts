import type { SessionState } from '../platform/session';
import { createStore, type Store } from './store';

/** The session's state, and how to change a part of it. */
export interface SessionStore extends Store<SessionState> {
  readonly change: (change: Partial<SessionState>) => void;
}

/** Nobody is signed in, and nothing is under way. */
export const signedOut: SessionState = {
  user: undefined,
  token: undefined,
  isAuthenticated: false,
  loading: false,
  error: undefined,
};

export function createSessionState(): SessionStore {
  const store = createStore<SessionState>(signedOut);
  return { ...store, change: (change) => store.set({ ...store.getSnapshot(), ...change }) };
}
