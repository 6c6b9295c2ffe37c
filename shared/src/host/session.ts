import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import type { ApiIdentity } from '../api/identity-headers';
import { fetchUser, logIn, logOut, registerAccount } from '../api/session/auth-calls';
import type { User } from '../api/user';
import type { DraftStore } from '../platform/drafts';
import type { EventBus, SignOutReason } from '../platform/events';
import type { Session, SessionState } from '../platform/session';
import type { ToastStore } from '../ui/toast-store';
import type { AuthStorage } from './auth-storage';
import type { LeaveWatch } from './leave-watch';
import { sessionUser } from './session-user';
import { createStore } from './store';

export interface SessionParts {
  readonly api: () => ApiClient;
  readonly queries: QueryClient;
  readonly storage: AuthStorage;
  readonly events: EventBus;
  readonly toasts: Pick<ToastStore, 'add'>;
  readonly drafts: DraftStore;
  /** A text of the `shared` namespace. */
  readonly text: (key: string) => string;
  /** Fetches the profile into the cache; a professional without one is no failure (decisions.md D18). */
  readonly fetchProfile: () => Promise<unknown>;
  readonly leave: LeaveWatch;
}

export interface HostSession extends Session {
  /**
   * Tries stored authentication as the site is entered. A start without a token validates nothing, so that the remembered e-mail is
   * there for the login form (decisions.md D25).
   */
  readonly start: () => Promise<boolean>;
  /** Whose headers a call carries: the validated user's, or while validation runs the stored identity's. */
  readonly identity: () => ApiIdentity;
  /** A call was answered 401: validates once; a failure signs out (decisions.md D20). */
  readonly onUnauthorized: (token: string | undefined) => void;
  /** Clears all auth data and drafts without calling the server, as another tab's sign-out asks. */
  readonly end: (reason: SignOutReason) => void;
  /** Forgets the user in this tab alone, because storage already holds what another tab did. */
  readonly forget: (reason: SignOutReason) => void;
}

const signedOut: SessionState = {
  user: undefined,
  token: undefined,
  isAuthenticated: false,
  loading: false,
  error: undefined,
};

export function createSession(parts: SessionParts): HostSession {
  const { storage, queries, events, toasts, drafts, text } = parts;
  const store = createStore<SessionState>(signedOut);
  let initialising: Promise<boolean> | undefined;
  let validating: Promise<boolean> | undefined;
  let signingOut: Promise<void> | undefined;

  function reset(error?: string, ended?: SignOutReason): void {
    queries.clear();
    initialising = undefined;
    // A sign-out that still waits for the server speaks of the session that is over, not of the next one.
    signingOut = undefined;
    store.set({ ...signedOut, error, ...(ended && { ended }) });
  }

  function clear(error?: string, ended?: SignOutReason): void {
    storage.clear(store.getSnapshot().token);
    reset(error, ended);
  }

  function end(reason: SignOutReason, error?: string): void {
    const wasSignedIn = store.getSnapshot().token !== undefined;
    clear(error, wasSignedIn ? reason : undefined);
    if (wasSignedIn) events.emit('session.signed-out', { reason });
  }

  function accept(user: User, token: string): void {
    const guess = storage.read()?.identity;
    // The guard's calls went out under the stored identity; another user's answers must not be seen.
    if (guess && guess.userId !== user.id) queries.clear();
    drafts.clearOthers(user.id);
    storage.writeIdentity({ userId: user.id, organizationId: user.org_id, permissions: [...user.permissions] });
    store.set({
      ...store.getSnapshot(),
      token,
      user: sessionUser(user, queries, storage),
      isAuthenticated: true,
      error: undefined,
    });
  }

  async function runValidation(token: string): Promise<boolean> {
    try {
      const user = await fetchUser(parts.api());
      if (store.getSnapshot().token !== token) return store.getSnapshot().isAuthenticated;
      accept(user, token);
      return true;
    } catch (error) {
      if (parts.leave.isLeaving() && error instanceof ApiError && error.code === 'network') {
        await parts.leave.stayed();
        return runValidation(token);
      }
      if (store.getSnapshot().token !== token) return store.getSnapshot().isAuthenticated;
      const problem = messageOf(error, text('errors.validateToken'));
      console.warn(problem);
      end('invalid', problem);
      return false;
    }
  }

  async function runSignOut(leave: (() => Promise<void>) | undefined): Promise<void> {
    const { token } = store.getSnapshot();
    if (token !== undefined) {
      // Whatever the server says, this browser forgets the user (specification.md §4 "Logout").
      await logOut(parts.api()).catch((error: unknown) => console.warn(messageOf(error, text('errors.logout'))));
      // The server may take half a minute, and somebody else may have signed in meanwhile.
      if (![undefined, token].includes(store.getSnapshot().token)) return;
    }
    toasts.add({
      title: text('session.signedOut.title'),
      description: text('session.signedOut.description'),
      color: 'info',
    });
    await leave?.().catch((error: unknown) => console.error(error));
    session.end('signed-out');
  }

  const session: HostSession = {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    rememberedEmail: storage.readEmail,
    end: (reason) => {
      drafts.clear();
      end(reason);
    },
    forget: (reason) => {
      reset(undefined, reason);
      events.emit('session.signed-out', { reason });
    },
    identity: () => {
      const { token, user } = store.getSnapshot();
      if (user) return { token, userId: user.id, organizationId: user.org_id, permissions: user.permissions };
      const stored = storage.read()?.identity;
      return {
        token,
        userId: stored?.userId,
        organizationId: stored?.organizationId,
        permissions: stored?.permissions ?? [],
      };
    },
    start: () => (storage.read() ? session.initialise() : Promise.resolve(false)),
    initialise: () => {
      initialising ??= session.validate();
      const attempt = initialising;
      // "Nobody" is no lasting answer: another tab may store a token.
      void attempt.then((isSignedIn) => {
        if (!isSignedIn && initialising === attempt) initialising = undefined;
      });
      return attempt;
    },
    validate: () => {
      const token = store.getSnapshot().token ?? storage.read()?.token;
      if (token === undefined) {
        // Why the session ended stays said: the guards ask here on the way to the login page that says it.
        clear(text('errors.noToken'), store.getSnapshot().ended);
        return Promise.resolve(false);
      }
      if (store.getSnapshot().token === undefined) store.set({ ...store.getSnapshot(), token });
      validating ??= runValidation(token).finally(() => {
        validating = undefined;
      });
      return validating;
    },
    onUnauthorized: (token) => {
      if (token !== undefined && token === store.getSnapshot().token) void session.validate();
    },
    signIn: async ({ email, password, remember }) => {
      clear();
      store.set({ ...signedOut, loading: true });
      try {
        const token = await logIn(parts.api(), { email, password });
        storage.writeToken(token, remember);
        store.set({ ...store.getSnapshot(), token });
        const user = await fetchUser(parts.api());
        storage.writeEmail(email);
        accept(user, token);
        await parts.fetchProfile();
        store.set({ ...store.getSnapshot(), loading: false });
        initialising = Promise.resolve(true);
        toasts.add({
          title: text('session.signedIn.title'),
          description: text('session.signedIn.description'),
          color: 'success',
        });
        events.emit('session.signed-in', { userId: user.id });
      } catch (error) {
        const problem = messageOf(error, text('errors.login'));
        clear(problem);
        toasts.add({ title: text('session.signInFailed'), description: problem, color: 'error' });
        throw error;
      }
    },
    register: async (credentials) => {
      store.set({ ...store.getSnapshot(), loading: true, error: undefined });
      try {
        await registerAccount(parts.api(), credentials);
        store.set({ ...store.getSnapshot(), loading: false });
        toasts.add({
          title: text('session.registered.title'),
          description: text('session.registered.description'),
          color: 'success',
        });
      } catch (error) {
        const problem = messageOf(error, text('errors.register'));
        store.set({ ...store.getSnapshot(), loading: false, error: problem });
        toasts.add({ title: text('session.registrationFailed'), description: problem, color: 'error' });
        throw error;
      }
    },
    signOut: (leave) => {
      // Asked for twice while the server takes its time, it is one sign-out: one call, one notice.
      if (signingOut) return signingOut;
      const running = runSignOut(leave).finally(() => {
        if (signingOut === running) signingOut = undefined;
      });
      signingOut = running;
      return running;
    },
  };

  queries.getQueryCache().subscribe(({ query }) => {
    const { user } = store.getSnapshot();
    if (query.queryKey[0] !== 'profile' || user === undefined || query.state.data === user.profile) return;
    if (query.state.data !== undefined)
      store.set({ ...store.getSnapshot(), user: sessionUser(user, queries, storage) });
  });
  return session;
}

function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
