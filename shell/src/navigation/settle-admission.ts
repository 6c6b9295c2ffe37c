import type { PlatformBase } from '@careline/shared/host';
import * as v from 'valibot';
import { statusMessage } from '../errors/status-message';
import type { RouteRules } from '../guards/route-rules';
import type { StaticFiles } from '../static-files';
import { createArrival } from './arrival';
import { applyDescription, applyHead } from './document-head';
import { writeLocaleCookie } from './locale-cookie';
import { createScrollMemory } from './scroll-memory';
import type { SiteState } from './site-state';

export interface SettleParts {
  readonly page: Window;
  readonly base: Pick<PlatformBase, 'i18n' | 'overlays'>;
  readonly files: StaticFiles;
  readonly buildId: string | undefined;
  readonly rules: () => Promise<RouteRules>;
  readonly outlet: HTMLElement;
  /** Lets single-spa mount and unmount for the new owner. */
  readonly onOwnerChange: () => void;
}

const payloadSchema = v.object({ description: v.string() });

/** What follows an admission: the remote's turn, open questions, the document's head, the language cookie, focus and scroll. */
export function settleAdmission({ page, base, files, buildId, rules, outlet, onOwnerChange }: SettleParts) {
  const scroll = createScrollMemory(page);
  const arrive = createArrival(page, scroll);
  let shown: SiteState | undefined;
  // A page that is left before it has come to its place keeps the one that it was to come to.
  const keepPlace = () => shown && !arrive.isUnderWay() && scroll.keep(shown.location.key);
  page.addEventListener('pagehide', keepPlace);
  // A phone discards a tab that is out of sight, and tells it nothing then.
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && keepPlace());

  async function fetchPayload(state: SiteState): Promise<void> {
    const { location } = state;
    if (!(await rules()).isPrerendered(location.pathname)) return;
    const folder = location.pathname.replace(/\/$/, '');
    try {
      const { description } = v.parse(
        payloadSchema,
        await files.json(`${folder}/_payload.json?${buildId}`, 'force-cache'),
      );
      // By now another page may stand there.
      if (shown?.location.pathname === location.pathname) applyDescription(page.document, description);
    } catch (error) {
      console.warn(`The payload of ${location.pathname} could not be loaded.`, error);
    }
  }

  return (state: SiteState, previous: SiteState): void => {
    const { location } = state;
    const isSamePage = location.path === previous.location.path && location.owner === previous.location.owner;
    keepPlace();
    shown = state;
    outlet.hidden = location.owner === 'shell';
    // A question is about the page that asked it; in another language it is still the same page. It may be what has thrown.
    if (!isSamePage || state.error) base.overlays.closeAll(state.error !== undefined);
    onOwnerChange();
    applyHead(page.document, { title: titleOf(state, base), locale: location.locale, path: location.path });
    writeLocaleCookie(page.document, location.locale);
    if (location.pathname !== previous.location.pathname) {
      // What is there is of the page that was left.
      applyDescription(page.document, '');
      void fetchPayload(state);
    }
    arrive(state, previous);
  };
}

function titleOf({ route, error }: SiteState, { i18n }: SettleParts['base']): string {
  if (error) return `${error.status} - ${statusMessage(error, (key) => i18n.t(key, { ns: 'shell' }))}`;
  if (route?.titleKey) return i18n.t(route.titleKey, { ns: 'shell' });
  return route?.title ?? '';
}
