import type { Decision } from '../guards/outcome';
import type { SiteRoute } from '../routes/route-table';
import { readTarget, type Target } from '../routes/target';
import {
  firstStep,
  isOpen,
  type MoveEnd,
  type MoveNews,
  type MoveStart,
  type MoveStep,
  nextStep,
  type OpenStep,
} from './move-steps';

export interface MovesParts {
  /** All guards together; never rejects. */
  readonly decide: (target: Target) => Promise<Decision>;
  /** Awaited before an admission. Returns the route in the target's language. */
  readonly prepare: (target: Target, route: SiteRoute) => Promise<SiteRoute>;
  /** Told where the guards send a move, before they speak about that place. */
  readonly onRedirected: (target: Target) => void;
  /** Awaited before an end is carried out; what happens around the move meanwhile still counts. Never rejects. */
  readonly beforeEnd: (end: MoveEnd) => Promise<void>;
  /** Carries an end out, in the same turn of the event loop: nothing may come between the last look around and an admission. */
  readonly conclude: (end: MoveEnd, state: unknown) => void;
  /** Told that the guards let what stands admitted stay, when they were asked once more. */
  readonly onStays: () => void;
  /** The address that stands admitted. */
  readonly admitted: () => Target;
}

export interface Moves {
  /** Begins a move, in the place of one that is still under way; that one ends with it. `state` goes into its history entry. Never rejects. */
  readonly start: (start: MoveStart, state?: unknown) => Promise<void>;
  /** Lets the guards decide again: within the move that is under way, else about the address that stands. Never rejects. */
  readonly recheck: () => Promise<void>;
  /** The move that is under way. */
  readonly current: () => (MoveStart & { readonly state: unknown }) | undefined;
}

/** One move at a time, the last one wins; a recheck that is asked for on the way is never lost. */
export function createMoves({
  decide,
  prepare,
  onRedirected,
  beforeEnd,
  conclude,
  onStays,
  admitted,
}: MovesParts): Moves {
  let moveId = 0;
  let moving: (MoveStart & { readonly state: unknown; readonly end: Promise<void> }) | undefined;
  /** How many rechecks were asked for during moves, and how many of these the latest decision knows of. */
  let recheckRequested = 0;
  let recheckSeen = 0;

  async function newsOf(step: OpenStep): Promise<MoveNews> {
    if (step.kind === 'deciding') {
      recheckSeen = recheckRequested;
      return { kind: 'decided', decision: await decide(step.target) };
    }
    try {
      return { kind: 'prepared', route: await prepare(step.target, step.route) };
    } catch (error) {
      return { kind: 'unprepared', error };
    }
  }

  async function settle(from: MoveStart, state: unknown, id: number): Promise<void> {
    let step: MoveStep = firstStep(from);
    const next = (open: OpenStep, news: MoveNews) =>
      nextStep(from, open, news, { isSuperseded: id !== moveId, isRecheckRequested: recheckSeen !== recheckRequested });
    while (isOpen(step)) {
      const news: MoveNews = await newsOf(step);
      const end = next(step, news);
      if (!isOpen(end)) await beforeEnd(end);
      step = next(step, news);
      if (step.kind === 'deciding' && step.isRedirected) onRedirected(step.target);
    }
    conclude(step, state);
  }

  function start(from: MoveStart, state?: unknown): Promise<void> {
    moveId += 1;
    const end = settle(from, state, moveId).finally(async () => {
      if (moving?.end !== end) return moving?.end;
      moving = undefined;
      // Asked for as the move came to its end, by a listener of the admission for one.
      if (recheckSeen !== recheckRequested) await recheckAdmitted();
    });
    moving = { ...from, state, end };
    return end;
  }

  async function recheckAdmitted(): Promise<void> {
    const target = admitted();
    const id = moveId;
    const decision = await decide(target);
    if (id !== moveId) return;
    if (decision.kind === 'proceed') onStays();
    else if (decision.kind === 'redirect') await start({ target: readTarget(decision.to), action: 'REPLACE' });
    else if (decision.kind === 'external') conclude({ kind: 'external', to: decision.to, replace: true }, undefined);
    else if (decision.kind === 'unanswered') conclude({ kind: 'unanswered', target, action: 'REPLACE' }, undefined);
    else conclude({ kind: 'failed', target, action: 'POP', error: decision.error }, undefined);
  }

  return {
    start,
    recheck: async () => {
      if (!moving) return recheckAdmitted();
      recheckRequested += 1;
      return moving.end;
    },
    current: () => moving,
  };
}
