import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PlatformProvider, useOwner, usePlatform } from './platform-context';
import { withinSession } from './within-session';

/** Around all of a remote: what begins below belongs to the session of its time. */
export function SessionRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform();
  const { session } = platform;
  // Until it is known whose the next token is, what still stands is the last user's.
  const validToken = () => (session.getSnapshot().user ? session.getSnapshot().token : undefined);
  const token = useSyncExternalStore(session.subscribe, validToken, validToken);
  const own = useMemo(() => withinSession(platform, token), [platform, token]);
  useEffect(() => {
    // What stands through the end of a session and the next one of its user has made its queries anew in between, when nobody was to ask.
    if (token !== undefined)
      void own.queries.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.data === undefined && state.error === null && state.fetchStatus === 'idle',
      });
  }, [own, token]);
  return (
    <PlatformProvider platform={own} owner={useOwner()}>
      {children}
    </PlatformProvider>
  );
}
