import { logOut } from '../api/auth/auth-calls';
import type { Session } from '../platform/session';
import type { SessionEnding } from './session-ending';
import { problemOf, type SessionParts } from './session-parts';
import type { SessionStore } from './session-state';

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
      // Whatever the server says, this browser forgets the user (R101).
      await logOut(api()).catch((error: unknown) => console.warn(problemOf(error, text('errors.logout'))));
      // The server may take half a minute, and somebody else may have signed in meanwhile.
      if (![undefined, token].includes(state.getSnapshot().token)) return;
    }
    tell({ title: 'session.signedOut.title', description: 'session.signedOut.description', color: 'info' });
    await leave?.().catch((error: unknown) => console.error(error));
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
