import { logOut } from '../api/auth/auth-calls';
import type { Session } from '../platform/session';
import type { SessionEnding } from './session-ending';
import { problemOf, type SessionParts } from './session-parts';
import type { SessionStore } from './session-state';

/** How long the user is kept for an answer, in ms. Who signs out turns away, and nobody may find the device signed in (F55). */
const PATIENCE_MS = 2_000;

/** The user's own sign-out. Asked for twice while the server takes its time, it is one: one call, one notice, one move. */
export function createSessionSignOut(
  { api, tell, text }: Pick<SessionParts, 'api' | 'tell' | 'text'>,
  state: SessionStore,
  ending: SessionEnding,
): Session['signOut'] {
  let signingOut: Promise<void> | undefined;

  // A sign-out that still waits for the server speaks of the session that is over, not of the next one.
  ending.onReset(() => {
    signingOut = undefined;
  });

  async function signOut(leave: (() => Promise<void>) | undefined): Promise<void> {
    const { token } = state.getSnapshot();
    if (token !== undefined) {
      // Whatever the server says, and however late, this browser forgets the user (R101). The call goes on with its token.
      await patiently(logOut(api()).catch((error: unknown) => console.warn(problemOf(error, text('errors.logout')))));
      // Somebody else may have signed in meanwhile.
      if (![undefined, token].includes(state.getSnapshot().token)) return;
    }
    tell({ title: 'session.signedOut.title', description: 'session.signedOut.description', color: 'info' });
    if (leave) await patiently(leave().catch((error: unknown) => console.error(error)));
    ending.end('signed-out');
  }

  return (leave) => {
    if (signingOut) return signingOut;
    const running = signOut(leave).finally(() => {
      if (signingOut === running) signingOut = undefined;
    });
    signingOut = running;
    return running;
  };
}

/** Resolves with the promise, which never rejects, or where it takes longer after `PATIENCE_MS`. */
function patiently(promise: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
