import type { SignOutReason } from '../platform/events';
import type { SessionParts } from './session-parts';
import { type SessionStore, signedOut } from './session-state';

/** The ways in which a session ends; each empties the query cache and the state. */
export interface SessionEnding {
  /** Clears all auth data and tells nobody: there is no session yet, or none any more. */
  readonly clear: (change?: Ended) => void;
  /** The token is no good: clears all auth data, keeps the drafts, and tells if a session ended with it. */
  readonly expire: (problem: string) => void;
  /** A sign-out, here or in another tab: clears all auth data and the drafts, and tells if a session ended with it. */
  readonly end: (reason: SignOutReason) => void;
  /**
   * The session is over in storage, by another tab: forgets the user here, keeps the drafts, and tells. Of what that tab removed some may be
   * seen here later (the e-mail after the token), so it is removed here too; what somebody else has stored since stays.
   */
  readonly forget: (reason: SignOutReason) => void;
  /** Calls `listener` before the state says that nobody is signed in: what is under way speaks of a session that is over. */
  readonly onReset: (listener: () => void) => void;
}

/** What the state says of a session that is over. */
interface Ended {
  readonly error?: string;
  readonly ended?: SignOutReason | undefined;
}

export function createSessionEnding(
  { storage, cache, events, drafts }: Pick<SessionParts, 'storage' | 'cache' | 'events' | 'drafts'>,
  state: SessionStore,
): SessionEnding {
  const listeners: (() => void)[] = [];

  function reset({ error, ended }: Ended): void {
    cache.made()?.clear();
    for (const listener of listeners) listener();
    state.set({ ...signedOut, error, ...(ended && { ended }) });
  }

  function clear(change: Ended = {}): void {
    storage.clear(state.getSnapshot().token);
    reset(change);
  }

  function endSession(reason: SignOutReason, change: Ended = {}): void {
    const wasSignedIn = state.getSnapshot().token !== undefined;
    clear({ ...change, ...(wasSignedIn && { ended: reason }) });
    if (wasSignedIn) events.emit('session.signed-out', { reason });
  }

  return {
    clear,
    expire: (problem) => endSession('invalid', { error: problem }),
    end: (reason) => {
      const { user } = state.getSnapshot();
      drafts.clear();
      // A tab that hears of it late leaves what has been remembered of the same user since.
      if (user && reason === 'signed-out') storage.forgetUser(user.id);
      endSession(reason);
    },
    forget: endSession,
    onReset: (listener) => void listeners.push(listener),
  };
}
