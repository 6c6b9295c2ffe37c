import { localePath } from '@careline/shared';
import { defu } from 'defu';
import { createMatcherFromExport, type MatcherExport } from 'radix3';
import { hasProtocol } from 'ufo';
import * as v from 'valibot';
import type { Target } from '../routes/target';

const ruleSchema = v.object({
  /** A path of this site, or an address with a protocol. */
  redirect: v.optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ to: v.string() }),
        v.transform(({ to }) => to),
      ),
    ]),
  ),
  /** Names of middlewares to add (true) or to leave out (false). */
  appMiddleware: v.optional(v.record(v.string(), v.boolean())),
  prerender: v.optional(v.boolean()),
});
export type RouteRule = v.InferOutput<typeof ruleSchema>;

const manifestSchema = v.object({
  id: v.string(),
  matcher: v.custom<MatcherExport>(isMatcher, 'expected { static, wildcard, dynamic }'),
  prerendered: v.optional(v.array(v.string()), []),
});

/** The host's own static `builds/meta/<id>.json` (decisions.md A3). */
export interface RouteRules {
  /** The merged rule for a pathname; the most specific wins. */
  readonly lookup: (pathname: string) => RouteRule;
  /** Whether a payload file was written for the pathname (decisions.md A5). */
  readonly isPrerendered: (pathname: string) => boolean;
}

export const noRouteRules: RouteRules = { lookup: () => ({}), isPrerendered: () => false };

/** Parses the route-rules manifest; throws where it has another shape. */
export function parseRouteRules(input: unknown): RouteRules {
  const { matcher: exported, prerendered } = v.parse(manifestSchema, input);
  const matcher = createMatcherFromExport(exported);
  const paths = new Set(prerendered);
  return {
    lookup: (path) => v.parse(ruleSchema, defu({}, ...matcher.matchAll(path).reverse())),
    isPrerendered: (path) => paths.has(path),
  };
}

/** The rule of an address: its own, and what is said of the unprefixed path, whose internal redirects keep the language. */
export function ruleFor(target: Target, rules: RouteRules): RouteRule {
  const own = rules.lookup(target.pathname);
  if (target.locale === 'en') return own;
  const general = rules.lookup(target.path);
  const redirect = own.redirect ?? inLanguage(general.redirect, target);
  return {
    ...general,
    ...own,
    appMiddleware: { ...general.appMiddleware, ...own.appMiddleware },
    ...(redirect && { redirect }),
  };
}

function inLanguage(redirect: string | undefined, target: Target): string | undefined {
  if (redirect === undefined || hasProtocol(redirect, { acceptRelative: true })) return redirect;
  return localePath(redirect, target.locale);
}

// radix3 types its JSON export as Maps; what it reads and writes are plain objects.
function isMatcher(input: unknown): boolean {
  if (!isObject(input)) return false;
  return ['static', 'wildcard', 'dynamic'].every((key) => isObject(Reflect.get(input, key)));
}

function isObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null;
}
