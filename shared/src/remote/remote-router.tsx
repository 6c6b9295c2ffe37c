import { type ReactNode, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router';
import { localePath } from '../platform/locale';
import type { AdmittedLocation, NavigateOptions } from '../platform/navigation';
import { LinkProvider } from '../ui/link';
import { useOwner, usePlatform } from './platform-context';
import { RouterLink } from './router-link';

/**
 * React Router over the shell's admitted location: links ask `platform.navigation`, and a page shows only what the guards have admitted.
 * A BrowserRouter would paint a guarded page before the guard spoke (docs/decisions).
 */
export function RemoteRouter({ children }: { readonly children: ReactNode }) {
  const location = useAdmittedLocation();
  const navigator = useNavigator(location.owner);
  const basename = localePath('/', location.locale);
  return (
    <Router
      basename={basename}
      location={location}
      navigationType={navigationTypes[location.action]}
      navigator={navigator}
    >
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </Router>
  );
}

/**
 * The admitted location. A remote whose page is being left keeps its last own one, so that it does not render "no match" in the
 * moment before it is unmounted.
 */
export function useAdmittedLocation(): AdmittedLocation {
  const { navigation } = usePlatform();
  const owner = useOwner();
  const last = useRef<AdmittedLocation>(undefined);
  const getSnapshot = useCallback(() => {
    const current = navigation.getSnapshot();
    if (last.current === undefined || current.owner === owner || last.current.owner !== owner) last.current = current;
    return last.current;
  }, [navigation, owner]);
  return useSyncExternalStore(navigation.subscribe, getSnapshot, getSnapshot);
}

/** `shown` is whose page this root shows: the remote's own, or that on which its widget stands. */
function useNavigator(shown: string): Navigator {
  const { navigation } = usePlatform();
  return useMemo(() => {
    // A field of a page that is being left may write to the address as it loses the focus, when another page has been admitted.
    const move = (to: To, options: NavigateOptions) => {
      if (navigation.getSnapshot().owner === shown) void navigation.navigate(hrefOf(to), options);
    };
    return {
      createHref: hrefOf,
      go: navigation.go,
      push: (to, state) => move(to, { state }),
      replace: (to, state) => move(to, { state, replace: true }),
    };
  }, [navigation, shown]);
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

const navigationTypes: Readonly<Record<AdmittedLocation['action'], NavigationType>> = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};
