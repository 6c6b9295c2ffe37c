import * as v from 'valibot';
import { toCents } from '../money/money';

/** An origin and nothing else, because it is written into the page's policy: a path or a `;` would add to that. */
const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'expected an origin such as https://cdn.example, with neither path nor placeholder'),
  v.transform((text) => new URL(text).origin),
);

/** Whether an address is that of a host by http or https, and no more. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin: plain, href } = new URL(text);
  // A URL allows `;`, `'` and `*` in a host's name.
  const isNamed = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/.test(hostname);
  return /^https?:$/.test(protocol) && isNamed && href === `${plain}/`;
}

/** A path of this site, or an address on another one. */
const address = v.pipe(
  v.string(),
  v.check(
    (text) => /^\/(?!\/)/.test(text) || (URL.canParse(text) && isOrigin(new URL(text).origin)),
    'expected a path such as /_reports/health, or an address such as https://health.example/careline',
  ),
);

/** Whole cents, because that is how amounts are written. */
const amount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.check((value) => toCents(value) / 100 === value, 'expected an amount of whole cents, such as 0.02'),
);

/** What things cost, in whole units of `currency` (PD63); one that is left out is told by the API alone, after the fact. */
const pricesSchema = v.object({
  /** ISO code, upper case. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'expected a code such as USD')), 'USD'),
  /** The subscription of one phone, a month. */
  monthly: v.optional(amount),
  /** Once, with the first month. */
  setUp: v.optional(amount),
  /** Each minute of a forwarded call, charged with the next month. */
  perMinute: v.optional(amount),
  /** The cheapest forwarding number, a month; a search tells the price of each. */
  perNumber: v.optional(amount),
});

/** `/config.json`, read at run time, so that one build serves every environment (PD37). Times in milliseconds. */
const configSchema = v.object({
  /** Base of all API calls; a path such as `/backend` or an absolute URL. Missing is only logged (R168). */
  apiBaseUrl: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** Without a key the card form uses the local stand-in, labelled as test mode. */
  stripePublishableKey: v.optional(v.pipe(v.string(), v.startsWith('pk_'))),
  /** Shows the seeded accounts on the login page. */
  demo: v.optional(v.boolean(), false),
  /** How often `builds/latest.json` is asked for; PL2. */
  versionPollMs: v.optional(v.pipe(v.number(), v.minValue(100)), 3_600_000),
  /** At most this often an open tab asks which releases of remotes are live. */
  registryPollMs: v.optional(v.pipe(v.number(), v.minValue(100)), 30_000),
  /** How long a remote may take to load or mount before its pane shows an error. */
  remoteTimeoutMs: v.optional(v.pipe(v.number(), v.minValue(100)), 8_000),
  /** Where pages tell how their releases do, without a word of a person; the site's own server counts them. False where nobody shall be told. */
  healthUrl: v.optional(v.union([v.literal(false), address]), '/_reports/health'),
  /** Other origins from which remotes may be loaded, such as that of a CDN or of a developer; none by default. */
  overrideOrigins: v.optional(v.array(origin), []),
  /** Origins from which a tab may be told to take one remote instead of the released one, by its address: those of staff's machines. None by default: then no page listens. */
  developerOrigins: v.optional(v.array(origin), []),
  /** Other origins whose pictures are shown, such as where a practice keeps its photos; none by default. */
  imageOrigins: v.optional(v.array(origin), []),
  /** What is told before anything is bought; the API charges, so its prices and these must agree. */
  prices: v.optional(pricesSchema, {}),
  /** Where people write to for help; without it no screen offers that. */
  supportEmail: v.optional(v.pipe(v.string(), v.email('expected an address such as help@careline.example'))),
});

/** The configuration with its defaults filled in. */
export type RuntimeConfig = v.InferOutput<typeof configSchema>;

/** Parses `/config.json`; throws an Error that names the first wrong key, what was expected and what came. */
export function parseConfig(input: unknown): RuntimeConfig {
  const result = v.safeParse(configSchema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(
    `config.json: ${v.getDotPath(issue) ?? 'the document'} is wrong: ${issue.message}. Correct the file and reload.`,
  );
}
