import { comingRelease } from './pane';
import type { SiteCode } from './site-code';

/** A tab that stays open for weeks meets many releases: after each move the styles of those that are over go, unless one is just coming that may need them. */
export function followReleases(page: Window, code: Pick<SiteCode, 'keepStylesOf'>): void {
  page.addEventListener('single-spa:routing-event', () => {
    const panes = [...page.document.querySelectorAll<HTMLElement>('[data-release]')];
    const standing = panes.map(({ dataset }) => dataset.release ?? comingRelease);
    if (!standing.includes(comingRelease)) code.keepStylesOf(standing);
  });
}
