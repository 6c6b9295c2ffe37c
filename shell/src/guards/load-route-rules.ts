import { pause } from '../pause';
import { noRouteRules, parseRouteRules, type RouteRules } from './route-rules';

/** How long the first move waits for the rules, in ms (PL3). */
const FIRST_WAIT_MS = 1_500;

/**
 * Asks for the route rules once. The result never rejects: a manifest that is missing, wrong or slow means "no rules" for the move that
 * waits, and a slow one still serves the moves after it.
 */
export function loadRouteRules(fetchManifest: () => Promise<unknown>): () => Promise<RouteRules> {
  let rules = noRouteRules;
  const loading = fetchManifest()
    .then((input) => {
      rules = parseRouteRules(input);
    })
    .catch((error: unknown) => console.warn('The route rules could not be read; moves go on without them.', error));
  const firstWait = Promise.race([loading, pause(FIRST_WAIT_MS)]);
  return async () => {
    await firstWait;
    return rules;
  };
}
