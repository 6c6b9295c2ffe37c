import { hasProtocol, isScriptProtocol, parseURL } from 'ufo';
import { SiteError } from '../errors/site-error';
import type { Target } from '../routes/target';
import type { GuardAnswer } from './outcome';
import type { RouteRule } from './route-rules';

/**
 * An external target leaves the site, an internal one is followed with the visitor's hash (R58, R59). A target that would
 * run script is refused.
 */
export function redirectLookup(target: Target, rule: RouteRule): GuardAnswer {
  const to = rule.redirect;
  if (to === undefined) return undefined;
  if (hasProtocol(to, { acceptRelative: true })) {
    if (isScriptProtocol(parseURL(to).protocol)) {
      return {
        kind: 'error',
        error: new SiteError(`The redirect of ${target.path} leads to a script and is refused.`),
      };
    }
    return { kind: 'external', to };
  }
  return { kind: 'redirect', to: to.includes('#') ? to : `${to}${target.hash}` };
}
