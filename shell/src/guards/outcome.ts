import type { SiteError } from '../errors/site-error';
import type { SiteRoute } from '../routes/route-table';

/** What a guard, or all of them together, say about a move. */
export type Outcome =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Leaves the site by a full page load. */
  | { readonly kind: 'external'; readonly to: string }
  | { readonly kind: 'error'; readonly error: SiteError }
  /** Nobody said what the guards need to know: the API is silent or out of reach (PD62). */
  | { readonly kind: 'unanswered' };

/** A guard that lets the move go on says nothing. */
export type GuardAnswer = Outcome | undefined;

export type Decision = Outcome | { readonly kind: 'proceed'; readonly route: SiteRoute };
