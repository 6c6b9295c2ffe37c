import * as v from 'valibot';
import { isStripeScript } from '../compose/policy';

/** What is kept of a violation: nothing that stood in the page, and no query of an address. */
export interface PolicyReport {
  readonly type: string;
  /** `report` where it ran nevertheless. */
  readonly disposition: 'enforce' | 'report';
  readonly directive: string;
  /** Address or kind (`inline`, `eval`, `trusted-types-sink`) of what was refused. */
  readonly blocked: string;
  /** Path of the page. */
  readonly page: string;
}

const text = v.optional(v.string());
/** Reporting API (`report-to`), for CSP, Trusted Types and Integrity-Policy. */
const modern = v.object({
  type: v.string(),
  url: text,
  body: v.optional(
    v.object({
      documentURL: text,
      blockedURL: text,
      effectiveDirective: text,
      destination: text,
      reportOnly: v.optional(v.boolean(), false),
    }),
    {},
  ),
});
/** CSP 2 (`report-uri`). */
const old = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
  }),
});
/** A browser collects some before it sends; more is nobody's browser. */
const most = 20;

/**
 * The violations in the body of a report, in either of the two formats; undefined where it is in neither. Stripe's scripts have no hash that stays: that
 * they ran without one is none.
 */
export function readReports(body: unknown): PolicyReport[] | undefined {
  const several = v.safeParse(v.union([v.array(modern), modern]), body);
  if (several.success) {
    return [several.output]
      .flat()
      .slice(0, most)
      .filter(({ type, body: seen }) => type !== 'integrity-violation' || !isStripeScript(seen.blockedURL ?? ''))
      .map(({ type, url, body: seen }) => ({
        type: word(type),
        disposition: seen.reportOnly ? 'report' : 'enforce',
        directive: word(seen.effectiveDirective ?? seen.destination),
        blocked: withoutQuery(seen.blockedURL),
        page: pathOf(seen.documentURL ?? url),
      }));
  }
  const single = v.safeParse(old, body);
  if (!single.success) return undefined;
  const seen = single.output['csp-report'];
  return [
    {
      type: 'csp-violation',
      disposition: 'enforce',
      directive: word(seen['effective-directive'] ?? seen['violated-directive']),
      blocked: withoutQuery(seen['blocked-uri']),
      page: pathOf(seen['document-uri']),
    },
  ];
}

function word(given: string | undefined): string {
  return /^[\w-]{1,40}/.exec(given ?? '')?.[0] ?? '';
}

function withoutQuery(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) return word(address);
  const { protocol, origin, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 300) : protocol;
}

function pathOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname.slice(0, 300) : '';
}
