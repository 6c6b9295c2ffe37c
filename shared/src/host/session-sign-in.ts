import { fetchUser, logIn, registerAccount } from '../api/auth/auth-calls';
import type { Session } from '../platform/session';
import type { SessionEnding } from './session-ending';
import { problemOf, type SessionParts, tellFailure } from './session-parts';
import { type SessionStore, signedOut } from './session-state';
import type { SessionValidation } from './session-validation';

/** The two forms of a visitor: sign-in leaves a session or nothing behind, registration only a notice. */
export function createSessionSignIn(
  { api, storage, events, tell, text, fetchProfile }: SessionParts,
  state: SessionStore,
  ending: SessionEnding,
  { accept, noteSignedIn }: Pick<SessionValidation, 'accept' | 'noteSignedIn'>,
): Pick<Session, 'signIn' | 'register'> {
  return {
    signIn: async ({ email, password, remember }) => {
      ending.clear();
      state.set({ ...signedOut, loading: true });
      let token: string | undefined;
      try {
        token = await logIn(api(), { email, password });
        // Another tab may have signed in meanwhile: what was loaded since is its user's.
        if (state.getSnapshot().token !== undefined) ending.clear();
        storage.writeToken(token, remember);
        state.change({ token, loading: true });
        const user = await fetchUser(api());
        storage.writeEmail(email);
        accept(user, token);
        await fetchProfile();
        state.change({ loading: false });
        noteSignedIn();
        tell({ title: 'session.signedIn.title', description: 'session.signedIn.description', color: 'success' });
        events.emit('session.signed-in', { userId: user.id });
      } catch (error) {
        const problem = problemOf(error, text('errors.login'));
        const wasAccepted = state.getSnapshot().isAuthenticated;
        // What another tab has stored since is no part of this attempt.
        if ([undefined, token].includes(storage.read()?.token)) {
          ending.clear({ error: problem });
          // Who has gone behind the guards meanwhile is led back.
          if (wasAccepted) events.emit('session.signed-out', { reason: 'invalid' });
        } else state.change({ loading: false, error: problem });
        tellFailure({ tell }, 'session.signInFailed', error, 'errors.login');
        throw error;
      }
    },
    register: async (credentials) => {
      state.change({ loading: true, error: undefined });
      try {
        await registerAccount(api(), credentials);
        state.change({ loading: false });
        tell({ title: 'session.registered.title', description: 'session.registered.description', color: 'success' });
      } catch (error) {
        const problem = problemOf(error, text('errors.register'));
        state.change({ loading: false, error: problem });
        tellFailure({ tell }, 'session.registrationFailed', error, 'errors.register');
        throw error;
      }
    },
  };
}
