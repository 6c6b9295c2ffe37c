import { type AdmittedLocation, localePath, type Navigation, switchLocalePath } from '@careline/shared';
import { createStore, type Store } from '@careline/shared/host';
import { SiteError, toSiteError } from '../errors/site-error';
import type { Decision } from '../guards/outcome';
import type { RememberedPath } from '../guards/remembered-path';
import type { SiteRoute } from '../routes/route-table';
import { readTarget, type Target } from '../routes/target';
import { resolveAddress } from './address';
import { newEntry, readEntry } from './history-entry';
import type { SiteState } from './site-state';

/** Redirects and fresh beginnings of one move before it counts as a loop. */
const MAX_REDIRECTS = 10;

export interface NavigationParts {
  readonly page: Window;
  /** All guards together; never rejects. */
  readonly decide: (target: Target) => Promise<Decision>;
  readonly remembered: RememberedPath;
  /** Told of an in-app move before the guards speak, so that the target's code and data are on their way. */
  readonly onIntent: (target: Target) => void;
  /** Awaited before an admission: the shell's own code and texts for it. Returns the route in the target's language. */
  readonly prepare: (target: Target, route: SiteRoute) => Promise<SiteRoute>;
  /** Leaves by a full page load. */
  readonly leave: (to: string, options: { readonly replace: boolean }) => void;
  /** Loads the address anew unless that was tried just before; says whether it does. */
  readonly reload: (href: string) => boolean;
  /** Told after each admission, with history already written. */
  readonly onAdmitted: (state: SiteState, previous: SiteState) => void;
  /** Whether the next in-app move has to be a full page load. */
  readonly isOutdated: () => boolean;
  /** The route of an entry page whose markup is there already; it shows before the guards have spoken, because it is public. */
  readonly prerendered: SiteRoute | undefined;
  readonly pathOf: Navigation['pathOf'];
  /** Says whether the error may be shown; a bot is shown none. */
  readonly mayShow: (error: SiteError) => boolean;
}

export interface HostNavigation extends Navigation {
  readonly site: Store<SiteState>;
  /** Runs the guards for the address that the page was opened with. */
  readonly enter: () => Promise<void>;
  /** Shows the full error page in place of what stands there. */
  readonly showError: (error: SiteError) => void;
  /** Whether a move waits for its guards or its code. */
  readonly isMoving: () => boolean;
}

/** The one way to move. Only this function touches history, and only after the guards have spoken. */
export function createNavigation(parts: NavigationParts): HostNavigation {
  const { page, decide } = parts;
  const site = createStore<SiteState>({
    location: entryLocation(page, parts.prerendered?.owner ?? ''),
    route: parts.prerendered,
    error: undefined,
  });
  let turns = 0;
  let startedAt = 0;
  let moving: Promise<void> | undefined;
  /** How often the guards were asked to decide again during a move, and how many of these the latest decision knows of. */
  let doubts = 0;
  let heard = 0;

  function location(
    target: Target,
    action: AdmittedLocation['action'],
    owner: string,
    state?: unknown,
  ): AdmittedLocation {
    const entry = action === 'POP' ? readEntry(page.history.state) : newEntry(state);
    return { ...target, ...entry, action, startedAt, owner };
  }

  function admit(next: SiteState): void {
    const previous = site.getSnapshot();
    const { href, action, key, state } = next.location;
    site.set(next);
    if (action === 'PUSH') page.history.pushState({ key, state }, '', href);
    else if (action === 'REPLACE' || page.history.state === null) page.history.replaceState({ key, state }, '', href);
    parts.onAdmitted(next, previous);
  }

  function admitError(error: SiteError, target: Target, action: AdmittedLocation['action']): void {
    if (!parts.mayShow(error)) return;
    admit({ location: location(target, action, 'shell'), route: undefined, error });
  }

  /** A doubt that comes before the admission sends the move back to where it began: what was decided on the way counts no more. */
  async function settle(
    target: Target,
    action: AdmittedLocation['action'],
    state: unknown,
    turn: number,
  ): Promise<void> {
    let current = target;
    let how = action;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      heard = doubts;
      const decision = await decide(current);
      if (turn !== turns) return;
      if (heard !== doubts) {
        [current, how] = [target, action];
        continue;
      }
      if (decision.kind === 'external') return parts.leave(decision.to, { replace: how !== 'PUSH' });
      if (decision.kind === 'error') return admitError(decision.error, current, how);
      if (decision.kind === 'redirect') {
        current = readTarget(decision.to);
        parts.onIntent(current);
        if (how === 'POP') how = 'REPLACE';
        continue;
      }
      let route: SiteRoute;
      try {
        route = await parts.prepare(current, decision.route);
      } catch (error) {
        // Code of a release that is gone: a fresh page knows the one that took its place (decisions.md A4).
        if (turn === turns && !parts.reload(current.href)) admitError(toSiteError(error), current, how);
        return;
      }
      if (turn !== turns) return;
      if (heard === doubts) {
        return admit({ location: location(current, how, route.owner, state), route, error: undefined });
      }
      [current, how] = [target, action];
    }
    admitError(new SiteError(`Too many redirects: ${target.href} leads to ${current.href} and on.`), target, how);
  }

  /** The last move wins: a move that is still waiting for its guards gives way. */
  function move(target: Target, action: AdmittedLocation['action'], state?: unknown): Promise<void> {
    turns += 1;
    const running = settle(target, action, state, turns).finally(async () => {
      if (moving !== running) return;
      moving = undefined;
      // Asked as the move came to its end, by a listener of the admission for one.
      if (heard !== doubts) await navigation.rerunGuards();
    });
    moving = running;
    return running;
  }

  function moveTo(
    target: Target,
    { replace = false, state }: { replace?: boolean; state?: unknown } = {},
  ): Promise<void> {
    const current = site.getSnapshot().location;
    if (parts.isOutdated() && target.path !== current.path) {
      parts.leave(target.href, { replace });
      return Promise.resolve();
    }
    startedAt = Date.now();
    parts.onIntent(target);
    return move(target, replace || target.href === current.href ? 'REPLACE' : 'PUSH', state);
  }

  // Registered before single-spa's start, which holds back later listeners; its own artificial events tell nothing new.
  page.addEventListener('popstate', (event) => {
    if ('singleSpa' in event) return;
    startedAt = Date.now();
    void move(readTarget(addressOf(page)), 'POP');
  });

  const locale = () => site.getSnapshot().location.locale;
  const navigation: HostNavigation = {
    site,
    enter: () => {
      const target = readTarget(addressOf(page));
      parts.onIntent(target);
      return move(target, 'POP');
    },
    isMoving: () => moving !== undefined,
    showError: (error) => admitError(error, readTarget(addressOf(page)), 'POP'),
    getSnapshot: () => site.getSnapshot().location,
    subscribe: site.subscribe,
    navigate: async (to, options) => {
      const address = resolveAddress(to, site.getSnapshot().location, page.location.origin);
      if (address.kind === 'site') await moveTo(readTarget(address.href), options);
      else if (address.kind === 'external') parts.leave(address.href, { replace: false });
      else console.warn(`Not an address to move to: ${to}`);
    },
    href: (path) => localePath(path, locale()),
    pathOf: parts.pathOf,
    go: (delta) => page.history.go(delta),
    switchLocale: (next) => moveTo(readTarget(switchLocalePath(site.getSnapshot().location.href, next))),
    rerunGuards: async () => {
      if (moving) {
        doubts += 1;
        return moving;
      }
      const target = readTarget(site.getSnapshot().location.href);
      const turn = turns;
      const decision = await decide(target);
      if (turn !== turns || decision.kind === 'proceed') return;
      if (decision.kind === 'redirect') await move(readTarget(decision.to), 'REPLACE');
      else if (decision.kind === 'external') parts.leave(decision.to, { replace: true });
      else admitError(decision.error, target, 'POP');
    },
    continueAfterSignIn: () =>
      moveTo(readTarget(parts.remembered.take() ?? localePath(parts.pathOf('dashboard'), locale())), { replace: true }),
  };
  return navigation;
}

function addressOf({ location }: Window): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

function entryLocation(page: Window, owner: string): AdmittedLocation {
  return { ...readTarget(addressOf(page)), ...readEntry(page.history.state), action: 'POP', startedAt: 0, owner };
}
