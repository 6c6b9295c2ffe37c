import { SiteError } from '../errors/site-error';
import type { Outcome } from '../guards/outcome';
import type { NamedFunctions } from './named-functions';
import type { RouteTable, SiteRoute } from './route-table';
import type { Target } from './target';

export interface MatchParts {
  readonly table: RouteTable;
  readonly functions: NamedFunctions;
  /** Middlewares that a route rule adds (true) or leaves out (false). */
  readonly ruleMiddleware?: Readonly<Record<string, boolean>> | undefined;
}

export interface RouteMatch {
  /** Undefined where no route has the path; that becomes a 404 only after the guards (PD3). */
  readonly route: SiteRoute | undefined;
  readonly outcome?: Outcome;
}

/** Finds the route of a path, runs its validator and its middlewares by name. */
export async function matchRoute(
  target: Target,
  { table, functions, ruleMiddleware = {} }: MatchParts,
): Promise<RouteMatch> {
  const route = table.get(target.path.toLowerCase());
  if (route?.validator !== undefined) {
    const validate = functions.validators[route.validator];
    if (!validate) return { route, outcome: unknownName(`Unknown route validator: '${route.validator}'.`) };
    if (!(await validate(target))) {
      return {
        route,
        outcome: {
          kind: 'error',
          error: new SiteError(`Page Not Found: ${target.href}`, {
            status: 404,
            text: { key: 'error.invalid', values: { path: target.href } },
          }),
        },
      };
    }
  }
  for (const name of middlewareNames(route, ruleMiddleware)) {
    const middleware = functions.middleware[name];
    if (!middleware) return { route, outcome: unknownName(`Unknown route middleware: '${name}'.`) };
    const outcome = await middleware(target, route);
    if (outcome) return { route, outcome };
  }
  return { route };
}

function middlewareNames(route: SiteRoute | undefined, rules: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  const names = new Set(route?.middleware);
  for (const [name, isWanted] of Object.entries(rules)) {
    if (isWanted) names.add(name);
    else names.delete(name);
  }
  return names;
}

function unknownName(message: string): Outcome {
  return { kind: 'error', error: new SiteError(message) };
}
