import { ApiError } from '../api/api-error';
import { fetchUser } from '../api/auth/auth-calls';
import type { User } from '../api/user';
import type { SessionEnding } from './session-ending';
import { problemOf, type SessionParts } from './session-parts';
import type { SessionStore } from './session-state';
import { sessionUser } from './session-user';

export interface SessionValidation {
  readonly initialise: () => Promise<boolean>;
  readonly validate: () => Promise<boolean>;
  /** Takes the server's word for whom the token belongs to. */
  readonly accept: (user: User, token: string) => void;
  /** Somebody has signed in by the form: there is nothing left to try on entry. */
  readonly noteSignedIn: () => void;
}

/** Asks the server who a token belongs to: on entry, after a 401, and whenever another part wants to know. */
export function createSessionValidation(
  parts: Pick<SessionParts, 'api' | 'cache' | 'storage' | 'drafts' | 'text' | 'leave'>,
  state: SessionStore,
  ending: SessionEnding,
): SessionValidation {
  const { storage, cache, drafts, text, leave } = parts;
  let initialising: Promise<boolean> | undefined;
  let validating: { readonly token: string; readonly answer: Promise<boolean> } | undefined;

  ending.onReset(() => {
    initialising = undefined;
  });

  function accept(user: User, token: string): void {
    const guess = storage.read()?.identity;
    // The guard's calls went out under the stored identity; another user's answers must not be seen.
    if (guess && guess.userId !== user.id) cache.made()?.clear();
    drafts.clearOthers(user.id);
    storage.writeIdentity({ userId: user.id, organizationId: user.org_id, permissions: [...user.permissions] });
    state.change({ token, user: sessionUser(user, cache, storage), isAuthenticated: true, error: undefined });
  }

  async function ask(token: string): Promise<boolean> {
    // Somebody else may have signed in, or out, while the server was asked.
    const isOver = () => state.getSnapshot().token !== token;
    try {
      const user = await fetchUser(parts.api());
      if (isOver()) return state.getSnapshot().isAuthenticated;
      accept(user, token);
      return true;
    } catch (error) {
      if (leave.isLeaving() && error instanceof ApiError && error.code === 'network') {
        await leave.stayed();
        return ask(token);
      }
      if (isOver()) return state.getSnapshot().isAuthenticated;
      const problem = problemOf(error, text('errors.validateToken'));
      console.warn(problem);
      ending.expire(problem);
      return false;
    }
  }

  function validate(): Promise<boolean> {
    const token = state.getSnapshot().token ?? storage.read()?.token;
    if (token === undefined) {
      // Why the session ended stays said: the guards ask here on the way to the login page that says it.
      ending.clear({ error: text('errors.noToken'), ended: state.getSnapshot().ended });
      return Promise.resolve(false);
    }
    if (state.getSnapshot().token === undefined) state.change({ token });
    // A question about another token does not answer for this one.
    if (validating?.token !== token) {
      const answer = ask(token).finally(() => {
        if (validating?.answer === answer) validating = undefined;
      });
      validating = { token, answer };
    }
    return validating.answer;
  }

  return {
    validate,
    accept,
    initialise: () => {
      initialising ??= validate();
      const attempt = initialising;
      // "Nobody" is no lasting answer: another tab may store a token.
      void attempt.then((isSignedIn) => {
        if (!isSignedIn && initialising === attempt) initialising = undefined;
      });
      return attempt;
    },
    noteSignedIn: () => {
      initialising = Promise.resolve(true);
    },
  };
}
