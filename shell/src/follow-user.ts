import type { HostPlatform } from '@careline/shared/host';

/**
 * Loads the page anew where it turns out to stand for another user than the one signed in: a tab that slept while somebody else signed in
 * wakes under their token. Guards that let them stay re-mount nothing, and everything mounted shows, and would save, what the one before
 * saw and typed. A sign-in by the form finds a public page, which is nobody's, and stays a move.
 */
export function followUser(
  { session, navigation, drafts }: Pick<HostPlatform, 'session' | 'navigation' | 'drafts'>,
  isPublic: (path: string) => boolean,
  reload: () => void,
): void {
  const userId = () => session.getSnapshot().user?.id;
  let pageUser: string | undefined;
  navigation.subscribe(() => {
    pageUser = isPublic(navigation.getSnapshot().path) ? undefined : userId();
  });
  session.subscribe(() => {
    const user = userId();
    if (user === undefined || pageUser === undefined || user === pageUser) return;
    pageUser = user;
    drafts.seal();
    reload();
  });
}
