import type { AdmittedLocation } from '@careline/shared';
import { createStore, type Store } from '@careline/shared/host';
import type { SiteError } from '../errors/site-error';
import type { SiteRoute } from '../routes/route-table';
import { readTarget, type Target } from '../routes/target';
import { newEntry, readEntry } from './history-entry';
import type { SiteState } from './site-state';

export interface AdmissionParts {
  readonly page: Window;
  /** The route of an entry page whose markup is there already; it shows before the guards have spoken, because it is public. */
  readonly prerendered: SiteRoute | undefined;
  /** Says whether the error may be shown; a bot is shown none. */
  readonly mayShow: (error: SiteError) => boolean;
  /** Told after each admission, with history already written. */
  readonly onAdmitted: (state: SiteState, previous: SiteState) => void;
}

/** What is to be admitted, and how it enters the history. */
interface AdmittedPlace {
  readonly target: Target;
  readonly action: AdmittedLocation['action'];
  /** What the history entry carries; the entry of a POP has its own. */
  readonly state?: unknown;
}

export interface Admission {
  readonly site: Store<SiteState>;
  /** A move of the user's begins now: what is admitted from here on carries the time. */
  readonly noteStart: () => void;
  /** Back or forward that wait are called off, and have left the address already: the page that stands gets its entry again. */
  readonly stay: () => void;
  readonly admit: (place: AdmittedPlace, route: SiteRoute) => void;
  /** Shows the full error page in place of a page, unless it may not be shown. */
  readonly admitError: (place: AdmittedPlace, error: SiteError) => void;
}

/** What the site shows, and the history that goes with it. Nothing else writes either. */
export function createAdmission({ page, prerendered, mayShow, onAdmitted }: AdmissionParts): Admission {
  let startedAt = 0;
  const entry = readTarget(addressOf(page));
  const site = createStore<SiteState>({
    location: locationOf({ target: entry, action: 'POP' }, prerendered?.owner ?? ''),
    route: prerendered,
    error: undefined,
  });
  const first = site.getSnapshot();

  function locationOf({ target, action, state }: AdmittedPlace, owner: string): AdmittedLocation {
    const historyEntry = action === 'POP' ? readEntry(page.history.state) : newEntry(state);
    return { ...target, ...historyEntry, action, startedAt, owner };
  }

  /** Safari takes a hundred in half a minute, and no browser a state that it cannot copy: what is admitted stands all the same. */
  function write(how: 'pushState' | 'replaceState', { href, key, state }: AdmittedLocation): void {
    try {
      page.history[how]({ key, state }, '', href);
    } catch (error) {
      console.warn(`The history does not take ${href}.`, error);
    }
  }

  function show(next: SiteState): void {
    const previous = site.getSnapshot();
    const { action } = next.location;
    site.set(next);
    if (action === 'PUSH') write('pushState', next.location);
    else if (action === 'REPLACE' || page.history.state === null) write('replaceState', next.location);
    onAdmitted(next, previous);
  }

  return {
    site,
    noteStart: () => {
      startedAt = Date.now();
    },
    stay: () => {
      const { location } = site.getSnapshot();
      if (readTarget(addressOf(page)).href !== location.href) write('pushState', location);
    },
    admit: (place, route) => {
      const isShown =
        site.getSnapshot() === first &&
        place.action === 'POP' &&
        place.target.href === first.location.href &&
        route === first.route;
      // The very state, so that nothing of an entry page renders a second time once its guards have let it in.
      show(isShown ? first : { location: locationOf(place, route.owner), route, error: undefined });
    },
    admitError: (place, error) => {
      if (mayShow(error)) show({ location: locationOf(place, 'shell'), route: undefined, error });
    },
  };
}

/** Path, query and hash of what stands in the address bar. */
export function addressOf({ location }: Window): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
