import type { HostPlatform } from '@careline/shared/host';
import type { SiteState } from '../navigation/site-state';
import { whenIdle } from '../when-idle';
import { reportHealth } from './report-health';

export interface FollowHealthParts {
  readonly page: Window & typeof globalThis;
  readonly platform: HostPlatform;
  /** The build that this page runs; in development, where there is none, nothing is told. */
  readonly buildId: string | undefined;
  readonly site: () => SiteState;
  readonly releaseOf: (remote: string) => string | undefined;
}

/**
 * Tells the configured address how this tab's releases do. What measures comes late, once the page has loaded and has time. The answer says whether that
 * code is on its way: a page can do without it, so that its loss is no reason to load anything anew.
 */
export function followHealth({ page, platform, buildId, site, releaseOf }: FollowHealthParts): () => boolean {
  const url = platform.config.healthUrl;
  if (url === false || buildId === undefined) return () => false;
  const release = buildId;
  let isLoading = false;
  const route = () => site().route?.path ?? 'none';
  const health = reportHealth({ page, events: platform.events, url, route, releaseOf });
  const place = () => {
    const remote = site().route?.owner ?? 'shell';
    const release = remote === 'shell' ? buildId : releaseOf(remote);
    return release === undefined ? undefined : { remote, release, route: route() };
  };

  async function startMeasuring(): Promise<void> {
    isLoading = true;
    // The start went well: bootstrap tells of one that did not.
    health.mounted({ remote: 'shell', release, route: route() });
    try {
      const { measure } = await import('./measure');
      measure(page, health, place);
    } catch {
      // Blocked or lost: the page works as well without figures.
    } finally {
      isLoading = false;
    }
  }

  const start = () => whenIdle(page, () => void startMeasuring());
  if (page.document.readyState === 'complete') start();
  else page.addEventListener('load', start, { once: true });
  return () => isLoading;
}
