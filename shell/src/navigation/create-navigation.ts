import { type Locale, localePath, type NavigateOptions, type Navigation, switchLocalePath } from '@careline/shared';
import type { Store } from '@careline/shared/host';
import { noAnswer } from '../errors/no-answer';
import { type SiteError, toSiteError } from '../errors/site-error';
import type { RememberedPath } from '../guards/remembered-path';
import { isTimeout } from '../remotes/within-time';
import { readTarget, type Target } from '../routes/target';
import { resolveAddress } from './address';
import { type AdmissionParts, addressOf, createAdmission } from './admission';
import type { MoveEnd, MoveStart } from './move-steps';
import { createMoves, type MovesParts } from './moves';
import type { SiteState } from './site-state';
import { createWaiting, type Waiting } from './waiting';

export interface NavigationParts extends AdmissionParts, Pick<MovesParts, 'decide' | 'prepare'> {
  readonly remembered: RememberedPath;
  /** Puts the site in a language. */
  readonly switchLocale: (locale: Locale) => Promise<void>;
  /** The language of the texts now: a move into another one changes them before the address. */
  readonly language: () => string;
  /** Told of an in-app move before the guards speak, so that the target's code and data are on their way. */
  readonly onIntent: (target: Target) => void;
  /** Leaves by a full page load. */
  readonly leave: (to: string, options: { readonly replace: boolean }) => void;
  /** Loads the address anew unless that was tried just before; says whether it does. */
  readonly reload: (href: string, options: { readonly replace: boolean }) => boolean;
  /** Whether the next in-app move has to be a full page load. */
  readonly isOutdated: () => boolean;
  readonly pathOf: Navigation['pathOf'];
}

export interface HostNavigation extends Navigation {
  readonly site: Store<SiteState>;
  /** Runs the guards for the address that the page was opened with. */
  readonly enter: () => Promise<void>;
  /** Shows the full error page in place of what stands there. */
  readonly showError: (error: SiteError) => void;
  /** Whether a move waits for its guards or its code. */
  readonly isMoving: () => boolean;
  /** What a user may have to be told of a move that takes long, and the way to try again. */
  readonly waiting: Pick<Waiting, 'state' | 'retry' | 'settle'>;
}

/** The one way to move: nothing is shown, and no history written, before the guards have spoken. */
export function createNavigation(parts: NavigationParts): HostNavigation {
  const { page, remembered } = parts;
  const { site, noteStart, stay, admit, admitError } = createAdmission({
    ...parts,
    onAdmitted: (state, previous) => {
      // Whoever stands behind the guards has come where they wanted to, or somewhere else by their own will. The login page may be lost itself.
      if (state.route?.access !== 'public' && state.location.path !== parts.pathOf('sign-in')) remembered.forget();
      parts.onAdmitted(state, previous);
    },
  });
  const waiting = createWaiting();
  /** Whether what found no answer was asked of the page that stands. */
  let isHereUnanswered = false;
  const moves = createMoves({
    decide: parts.decide,
    prepare: parts.prepare,
    onRedirected: parts.onIntent,
    beforeEnd,
    conclude,
    onStays: () => {
      if (isHereUnanswered) waiting.settle();
    },
    admitted: () => readTarget(site.getSnapshot().location.href),
  });

  /** Whether the page that stands outlasts a move without an answer. Back and forward have left its address already. */
  const isKept = (action: MoveStart['action']) => site.getSnapshot().route !== undefined && action !== 'POP';

  /** The error page speaks the language of its address (AX12), which a page would bring itself. Without its texts the words stay those of before. */
  async function beforeEnd(end: MoveEnd): Promise<void> {
    if (end.kind === 'failed' || (end.kind === 'unanswered' && !isKept(end.action)))
      await parts.switchLocale(end.target.locale).catch((error: unknown) => console.warn(error));
  }

  function conclude(end: MoveEnd, state: unknown): void {
    if (end.kind === 'superseded') return;
    if (end.kind !== 'unanswered') waiting.settle();
    // Who is led back to where they stand finds no second entry of it.
    if (end.kind === 'admitted')
      admit({ ...end, action: end.action === 'PUSH' ? actionTo(end.target) : end.action, state }, end.route);
    else if (end.kind === 'failed') admitError(end, end.error);
    else if (end.kind === 'external') parts.leave(end.to, { replace: end.replace });
    // Code of a release that is gone: a fresh page knows the one that took its place (PL4). What hangs would be waited for a second time.
    else if (end.kind === 'unprepared') {
      const replace = end.action !== 'PUSH';
      if (isTimeout(end.error) || !parts.reload(end.target.href, { replace })) admitError(end, toSiteError(end.error));
    } else if (end.kind === 'unanswered') concludeUnanswered(end, state);
  }

  /** The page that stands stays, and the site says so; where it cannot, there is the error page. */
  function concludeUnanswered({ target, action }: MoveStart, state: unknown): void {
    const isStaying = isKept(action);
    if (!isStaying) admitError({ target, action, state }, noAnswer());
    const isHere = isStaying && target.href === site.getSnapshot().location.href;
    isHereUnanswered = isHere;
    const again = () => (isHere ? moves.recheck() : moves.start({ target, action: isStaying ? action : 'POP' }, state));
    waiting.giveUp(again, !isStaying);
  }

  /** The entry that stands gives way to itself, and to who asks for it. */
  function actionTo({ href }: Target, replace = false): MoveStart['action'] {
    return replace || href === site.getSnapshot().location.href ? 'REPLACE' : 'PUSH';
  }

  function moveFromHere(target: Target, { replace, state }: NavigateOptions = {}): Promise<void> {
    stay();
    return moveTo(target, actionTo(target, replace), state);
  }

  function moveTo(target: Target, action: MoveStart['action'], state?: unknown): Promise<void> {
    if (parts.isOutdated() && target.path !== site.getSnapshot().location.path) {
      parts.leave(target.href, { replace: action === 'REPLACE' });
      return Promise.resolve();
    }
    noteStart();
    parts.onIntent(target);
    return waiting.watch(() => moves.start({ target, action }, state));
  }

  // Registered before single-spa's start, which holds back later listeners; its own artificial events tell nothing new.
  page.addEventListener('popstate', (event) => {
    if ('singleSpa' in event) return;
    noteStart();
    const target = readTarget(addressOf(page));
    void waiting.watch(() => moves.start({ target, action: 'POP' }));
  });

  const locale = () => site.getSnapshot().location.locale;

  /** Until a move into another language has ended, the page may speak that one, while its links lead to the one of before. */
  function asSpoken(target: Target): Target {
    const next = moves.current()?.target.locale;
    if (next === undefined || next !== parts.language() || next === locale() || target.locale !== locale())
      return target;
    return readTarget(switchLocalePath(target.href, next));
  }

  return {
    site,
    enter: () => {
      const target = readTarget(addressOf(page));
      parts.onIntent(target);
      return moves.start({ target, action: 'POP' });
    },
    isMoving: () => moves.current() !== undefined,
    waiting,
    showError: (error) => admitError({ target: readTarget(addressOf(page)), action: 'POP' }, error),
    getSnapshot: () => site.getSnapshot().location,
    subscribe: site.subscribe,
    navigate: async (to, options) => {
      const address = resolveAddress(to, site.getSnapshot().location, page.location.origin);
      if (address.kind === 'site') await moveFromHere(asSpoken(readTarget(address.href)), options);
      else if (address.kind === 'external') parts.leave(address.href, { replace: false });
      else console.warn(`Not an address to move to: ${to}`);
    },
    href: (path) => localePath(path, locale()),
    pathOf: parts.pathOf,
    go: (delta) => page.history.go(delta),
    switchLocale: (next) => {
      const { location, error } = site.getSnapshot();
      const { href } = location;
      const { target, action, state } = moves.current() ?? {};
      // A move to where the user stands would lead to its top.
      if (!target && !error && next === location.locale) return Promise.resolve();
      // Who is on the way somewhere gets there, in that language. Back and forward have left the address already, so theirs is replaced.
      if (target && target.href !== href)
        return moveTo(readTarget(switchLocalePath(target.href, next)), action === 'PUSH' ? 'PUSH' : 'REPLACE', state);
      return moveFromHere(readTarget(switchLocalePath(href, next)));
    },
    rerunGuards: moves.recheck,
    continueAfterSignIn: () => {
      const target = asSpoken(readTarget(remembered.read() ?? localePath(parts.pathOf('dashboard'), locale())));
      return moveFromHere(target, { replace: true });
    },
  };
}
