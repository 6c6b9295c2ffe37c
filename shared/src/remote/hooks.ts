import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../platform/locale';
import type { PageName } from '../platform/pages';
import type { SessionState } from '../platform/session';
import { useOwner, usePlatform } from './platform-context';
import { useAdmittedLocation } from './remote-router';

/** Texts of the remote that owns this root: `const { t } = useTexts()`. */
export function useTexts() {
  return useTranslation(useOwner());
}

/** Who is signed in; re-renders when that changes. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

/** The page's language, from its path. */
export function useLocale(): Locale {
  return useAdmittedLocation().locale;
}

/** Where a named page stands, for `href` and `to`: its unprefixed path, or that of the page that takes its place where no remote brings it. */
export function usePagePath(): (name: PageName) => string {
  return usePlatform().navigation.pathOf;
}
