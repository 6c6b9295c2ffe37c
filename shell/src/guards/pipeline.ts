import type { PageName, Session } from '@careline/shared';
import { SiteError, toSiteError } from '../errors/site-error';
import { type MatchParts, matchRoute } from '../routes/match-route';
import type { NamedFunctions } from '../routes/named-functions';
import { pagePath } from '../routes/page-path';
import type { RouteTable } from '../routes/route-table';
import type { Target } from '../routes/target';
import { authenticationGuard } from './authentication-guard';
import type { CompletedBefore } from './completed-before';
import { inTime } from './in-time';
import { type LoadProgress, onboardingGuard } from './onboarding-guard';
import type { Decision, GuardAnswer } from './outcome';
import { redirectLookup } from './redirect-lookup';
import type { RememberedPath } from './remembered-path';
import { type RouteRules, ruleFor } from './route-rules';

export interface PipelineParts {
  readonly rules: () => Promise<RouteRules>;
  readonly table: () => RouteTable;
  readonly functions: NamedFunctions;
  readonly session: Session;
  readonly remembered: RememberedPath;
  readonly loadProgress: LoadProgress;
  readonly completed: Pick<CompletedBefore, 'note'>;
  /** Told when the API answers after all that the guards had given up on. */
  readonly onLate: () => void;
}

/**
 * The guards in their order: redirect lookup, route match, authentication, onboarding. A redirect or a failed
 * validation ends them at once; a path without a route goes through them and becomes 404 only at the end (PD3). Never rejects.
 */
export async function runGuards(target: Target, parts: PipelineParts): Promise<Decision> {
  try {
    const rule = ruleFor(target, await parts.rules());
    const redirect = redirectLookup(target, rule);
    if (redirect) return redirect;
    const match: MatchParts = { table: parts.table(), functions: parts.functions, ruleMiddleware: rule.appMiddleware };
    const pathOf = (name: PageName) => pagePath(match.table, name);
    const { route, outcome } = await matchRoute(target, match);
    const askApi = async (): Promise<GuardAnswer> =>
      (await authenticationGuard(
        target,
        route?.access ?? 'signed-in',
        parts.session,
        parts.remembered,
        pathOf('sign-in'),
      )) ?? (await onboardingGuard(target, route, { ...parts, pathOf }));
    const answer = outcome ?? (await inTime(askApi(), parts.onLate));
    if (answer) return answer;
    if (route) return { kind: 'proceed', route };
    return {
      kind: 'error',
      error: new SiteError(`Page not found: ${target.href}`, {
        status: 404,
        text: { key: 'error.unmatched', values: { path: target.href } },
      }),
    };
  } catch (error) {
    return { kind: 'error', error: toSiteError(error) };
  }
}
