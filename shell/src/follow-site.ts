import type { HostPlatform } from '@careline/shared/host';
import { followChanges } from './follow-changes';
import { followSession } from './follow-session';
import { followUser } from './follow-user';
import type { CompletedBefore } from './guards/completed-before';
import type { HostNavigation } from './navigation/create-navigation';
import type { RegistryFollower } from './navigation/follow-registry';
import { watchIntents } from './navigation/watch-intents';
import { followReleases } from './remotes/follow-releases';
import type { SiteCode } from './remotes/site-code';
import { readTarget } from './routes/target';

export interface FollowParts {
  readonly page: Window & typeof globalThis;
  readonly platform: HostPlatform;
  readonly navigation: Pick<HostNavigation, 'site'>;
  readonly completed: Pick<CompletedBefore, 'forgetAll'>;
  readonly releases: Pick<RegistryFollower, 'ask'>;
  readonly code: Pick<SiteCode, 'keepStylesOf' | 'preload'>;
  readonly isPublic: (path: string) => boolean;
}

/** Lets a site that stands go with what happens to it: other releases, another user, a session that ends, what remotes change, and where somebody is about to go. */
export function followSite({ page, platform, navigation, completed, releases, code, isPublic }: FollowParts): void {
  followReleases(page, code);
  followSession(platform);
  platform.events.on('session.signed-out').subscribe(({ reason }) => {
    if (reason === 'signed-out') completed.forgetAll();
  });
  followChanges(platform, () => navigation.site.getSnapshot().route?.layout === 'onboarding');
  // Not by the reload guard: two changes of user within its patience are two reloads, and neither brings the next.
  followUser(platform, isPublic, () => page.location.reload());
  watchIntents(page, (href) => void releases.ask().then(() => code.preload(readTarget(href))));
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') void releases.ask();
  });
}
