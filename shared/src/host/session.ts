import type { ApiIdentity } from '../api/identity-headers';
import type { SignOutReason } from '../platform/events';
import type { Session } from '../platform/session';
import { createSessionEnding } from './session-ending';
import type { SessionParts } from './session-parts';
import { createSessionSignIn } from './session-sign-in';
import { createSessionSignOut } from './session-sign-out';
import { createSessionState } from './session-state';
import { sessionUser } from './session-user';
import { createSessionValidation } from './session-validation';

/** The session as the host sees it: with what starts and ends it from outside. */
export interface HostSession extends Session {
  /**
   * Tries stored authentication as the site is entered. A start without a token validates nothing, so that the remembered e-mail is
   * there for the login form (PD25).
   */
  readonly start: () => Promise<boolean>;
  /** Whose headers a call carries: the validated user's, or while validation runs the stored identity's. */
  readonly identity: () => ApiIdentity;
  /** A call was answered 401: validates once; a failure signs out (PD20). */
  readonly onUnauthorized: (token: string | undefined) => void;
  /** Clears all auth data and drafts without calling the server, as another tab's sign-out asks. */
  readonly end: (reason: SignOutReason) => void;
  /** Ends the session that another tab has ended in the storage; what somebody else has stored there since stays. */
  readonly forget: (reason: SignOutReason) => void;
  /** Another tab has changed what this browser remembers: who shows it looks again. */
  readonly noteStorage: () => void;
}

/** The one session of a page, put together from the states that it goes through. */
export function createSession(parts: SessionParts): HostSession {
  const { storage, cache } = parts;
  const state = createSessionState();
  const ending = createSessionEnding(parts, state);
  const validation = createSessionValidation(parts, state, ending);
  const { initialise, validate } = validation;

  let life = new AbortController();
  ending.onReset(() => {
    life.abort();
    life = new AbortController();
  });

  // The user carries the profile; it may change, or come, after the sign-in.
  cache.onMade((queries) => {
    queries.getQueryCache().subscribe(({ query }) => {
      const { user } = state.getSnapshot();
      if (query.queryKey[0] !== 'profile' || user === undefined || query.state.data === user.profile) return;
      if (query.state.data !== undefined) state.change({ user: sessionUser(user, cache, storage) });
    });
  });

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    rememberedEmail: storage.readEmail,
    identity: () => {
      const { token, user } = state.getSnapshot();
      const over = life.signal;
      if (user) return { token, userId: user.id, organizationId: user.org_id, permissions: user.permissions, over };
      const stored = storage.read()?.identity;
      return {
        token,
        userId: stored?.userId,
        organizationId: stored?.organizationId,
        permissions: stored?.permissions ?? [],
        over,
      };
    },
    start: () => (storage.read() ? initialise() : Promise.resolve(false)),
    initialise,
    validate,
    onUnauthorized: (token) => {
      if (token !== undefined && token === state.getSnapshot().token) void validate();
    },
    ...createSessionSignIn(parts, state, ending, validation),
    signOut: createSessionSignOut(parts, state, ending),
    end: ending.end,
    forget: ending.forget,
    noteStorage: () => state.change({}),
  };
}
