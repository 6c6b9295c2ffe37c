import type { Outcome } from '../guards/outcome';
import type { SiteRoute } from './route-table';
import type { Target } from './target';

/** Says whether the address is one that the page can show. */
type RouteValidator = (target: Target) => boolean | Promise<boolean>;

/** May end the move; undefined lets it go on. */
type RouteMiddleware = (
  target: Target,
  route: SiteRoute | undefined,
) => Outcome | undefined | Promise<Outcome | undefined>;

/**
 * Functions that a manifest or a route rule may name. Data, not code, travels in the registry (PD12): a team that needs one
 * adds it here.
 */
export interface NamedFunctions {
  readonly validators: Readonly<Record<string, RouteValidator>>;
  readonly middleware: Readonly<Record<string, RouteMiddleware>>;
}

export const namedFunctions: NamedFunctions = {
  validators: {
    /** A page that takes no query: an address with one is a broken link. */
    'no-query': (target) => target.search === '',
  },
  middleware: {
    /** Leaves the search engines' and link shorteners' parameters out of the address. */
    'without-tracking': (target) => {
      const query = new URLSearchParams(target.search);
      const tracked = [...query.keys()].filter((name) => /^(utm_\w+|gclid|fbclid)$/i.test(name));
      if (tracked.length === 0) return undefined;
      for (const name of tracked) query.delete(name);
      const rest = query.size > 0 ? `?${query}` : '';
      return { kind: 'redirect', to: `${target.pathname}${rest}${target.hash}` };
    },
  },
};
