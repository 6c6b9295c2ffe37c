import * as v from 'valibot';
import { resolvedManifestSchema } from './manifest-schema';

/** Subresource-integrity form, as browsers take it. */
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'expected an integrity such as sha256-…'),
);
const file = v.pipe(v.string(), v.minLength(1));

/** The files that a page or widget needs besides the remote's entry, relative to the release's folder. */
const loadSchema = v.strictObject({
  js: v.array(file),
  css: v.array(file),
  shared: v.array(v.string()),
  /** Scripts that its code imports when somebody uses a part of it. */
  later: v.exactOptional(v.array(file)),
});

/** What a build was made against: a release says so, and only goes live beside a shell that has it. */
export const builtWithSchema = v.strictObject({
  /** Version of the platform contract. */
  contract: v.string(),
  /** React's version. */
  react: v.string(),
  /** Entry point of shared → export → hash of its type; a remote names those that it imports, the shell all. */
  types: v.record(v.string(), v.record(v.string(), v.string())),
});
/** What a build was made against. */
export type BuiltWith = v.InferOutput<typeof builtWithSchema>;

const extrasSchema = v.strictObject({
  manifest: resolvedManifestSchema,
  /** Every file of the release → its integrity. */
  files: v.record(v.string(), integrity),
  preloads: v.strictObject({
    /** For every page of the remote: entry, lifecycles and their chunks. */
    entry: loadSchema,
    /** Route path → files of that page. */
    pages: v.record(v.string(), loadSchema),
    /** Widget name → files of that widget. */
    widgets: v.record(v.string(), loadSchema),
    /** Language → chunks with its texts. */
    texts: v.record(v.string(), v.array(file)),
  }),
  /** Entry point of shared → the exports that this release imports from it. */
  sharedImports: v.record(v.string(), v.array(v.string())),
  /** What it was built against; releases of an older version do not say. */
  builtWith: v.exactOptional(builtWithSchema),
  /** Its scripts can be run one by one (decision 56); those of releases of an older version may not. */
  runsSingly: v.exactOptional(v.boolean()),
  /** ISO 8601. */
  releasedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** One release of one remote. Field names are those of the AWS frontend-discovery schema. */
export const releaseSchema = v.strictObject({
  /** Address of remoteEntry.js: `/remotes/<name>/<release>/remoteEntry.js` on the site's own origin, or the same after that of another. */
  url: v.pipe(v.string(), v.minLength(1)),
  /** The release before it, taken when this one cannot be loaded. */
  fallbackUrl: v.optional(v.string()),
  metadata: v.strictObject({ version: v.pipe(v.string(), v.minLength(1)), integrity }),
  deployment: v.strictObject({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  extras: extrasSchema,
});

/** One release of a remote: where it is, what proves it, what it declares. */
export type Release = v.InferOutput<typeof releaseSchema>;
