import { defaultLocale, localePath } from '@careline/shared';
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
  /** Names of middlewares to add (true) or to leave out (false); one name or several are added. */
  appMiddleware: v.optional(
    v.union([
      v.record(v.string(), v.boolean()),
      v.pipe(
        v.union([
          v.pipe(
            v.string(),
            v.transform((name) => [name]),
          ),
          v.array(v.string()),
        ]),
        v.transform((names) => Object.fromEntries(names.map((name) => [name, true]))),
      ),
    ]),
  ),
});
export type RouteRule = v.InferOutput<typeof ruleSchema>;

const manifestSchema = v.object({
  id: v.string(),
  matcher: v.custom<MatcherExport>(isMatcher, 'expected { static, wildcard, dynamic }'),
  prerendered: v.optional(v.array(v.string()), []),
});

/** The host's own static `builds/meta/<id>.json` (PL3). */
export interface RouteRules {
  /** The merged rule for a pathname; the most specific wins. */
  readonly lookup: (pathname: string) => RouteRule;
  /** Whether a payload file was written for the pathname (PL5). */
  readonly isPrerendered: (pathname: string) => boolean;
}

export const noRouteRules: RouteRules = { lookup: () => ({}), isPrerendered: () => false };

/** Parses the route-rules manifest; throws where it has another shape. */
export function parseRouteRules(input: unknown): RouteRules {
  const { matcher: exported, prerendered } = v.parse(manifestSchema, input);
  const matcher = createMatcherFromExport(exported);
  const paths = new Set(prerendered);
  return {
    lookup: (path) => readRule(path, defu({}, ...matcher.matchAll(path).reverse())),
    isPrerendered: (path) => paths.has(path),
  };
}

/** A rule that makes no sense is left out and logged: one wrong line must not close its pages. */
function readRule(path: string, rule: unknown): RouteRule {
  const result = v.safeParse(ruleSchema, rule);
  if (result.success) return result.output;
  console.warn(`The route rule of ${path} is left out: ${result.issues[0].message}.`);
  return {};
}

/** The rule of an address: its own, and what is said of the unprefixed path, whose internal redirects keep the language. */
export function ruleFor(target: Target, rules: RouteRules): RouteRule {
  const own = rules.lookup(target.pathname);
  if (target.locale === defaultLocale) return own;
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
