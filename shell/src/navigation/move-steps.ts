import type { AdmittedLocation } from '@careline/shared';
import { SiteError } from '../errors/site-error';
import type { Decision } from '../guards/outcome';
import type { SiteRoute } from '../routes/route-table';
import { readTarget, type Target } from '../routes/target';

/** Redirects and fresh beginnings of one move before it counts as a loop. */
const MAX_REDIRECTS = 10;

/** An address together with the way it enters the history. */
interface Place {
  readonly target: Target;
  readonly action: AdmittedLocation['action'];
}

/** Where a move wants to go. */
export type MoveStart = Place;

/** A move on its way: its guards decide, or what its page needs is prepared. */
export type OpenStep = Place & {
  /** Redirects and fresh beginnings so far. */
  readonly redirects: number;
} & (
    | { readonly kind: 'deciding'; readonly isRedirected: boolean }
    | { readonly kind: 'preparing'; readonly route: SiteRoute }
  );

/** How a move ends. */
export type MoveEnd =
  | (Place & { readonly kind: 'admitted'; readonly route: SiteRoute })
  | (Place & { readonly kind: 'failed'; readonly error: SiteError })
  /** The API did not say what the guards need to know; where the move began. */
  | (Place & { readonly kind: 'unanswered' })
  /** What the page needs could not be loaded. */
  | (Place & { readonly kind: 'unprepared'; readonly error: unknown })
  | { readonly kind: 'external'; readonly to: string; readonly replace: boolean }
  /** A later move took its place. */
  | { readonly kind: 'superseded' };

export type MoveStep = OpenStep | MoveEnd;

/** What an open step waited for. */
export type MoveNews =
  | { readonly kind: 'decided'; readonly decision: Decision }
  | { readonly kind: 'prepared'; readonly route: SiteRoute }
  | { readonly kind: 'unprepared'; readonly error: unknown };

/** What happened around the move while it waited. */
export interface MoveSurroundings {
  readonly isSuperseded: boolean;
  /** The guards were asked to decide again, and the move's latest decision does not know of it. */
  readonly isRecheckRequested: boolean;
}

export function firstStep({ target, action }: MoveStart): OpenStep {
  return { kind: 'deciding', target, action, redirects: 0, isRedirected: false };
}

/** A recheck before the admission sends the move back to where it began: what was decided on the way counts no more. */
export function nextStep(start: MoveStart, step: OpenStep, news: MoveNews, around: MoveSurroundings): MoveStep {
  const { target, action, redirects } = step;
  if (around.isSuperseded) return { kind: 'superseded' };
  if (news.kind === 'unprepared') return { kind: 'unprepared', target, action, error: news.error };
  if (around.isRecheckRequested) return decideAgain(start, { ...firstStep(start), redirects: redirects + 1 });
  if (news.kind === 'prepared') return { kind: 'admitted', target, action, route: news.route };
  const { decision } = news;
  if (decision.kind === 'external') return { kind: 'external', to: decision.to, replace: action !== 'PUSH' };
  if (decision.kind === 'unanswered') return { ...start, kind: 'unanswered' };
  if (decision.kind === 'error') return { kind: 'failed', target, action, error: decision.error };
  if (decision.kind === 'proceed') return { kind: 'preparing', target, action, redirects, route: decision.route };
  const to: Place = { target: readTarget(decision.to), action: action === 'POP' ? 'REPLACE' : action };
  return decideAgain(start, { ...to, kind: 'deciding', redirects: redirects + 1, isRedirected: true });
}

function decideAgain(start: MoveStart, step: OpenStep): MoveStep {
  if (step.redirects <= MAX_REDIRECTS) return step;
  const error = new SiteError(`Too many redirects: ${start.target.href} leads to ${step.target.href} and on.`);
  return { kind: 'failed', target: start.target, action: step.action, error };
}

export function isOpen(step: MoveStep): step is OpenStep {
  return step.kind === 'deciding' || step.kind === 'preparing';
}
