import * as v from 'valibot';
import { CONTRACT_VERSION } from '../platform/contract-version';
import { resolvedManifestSchema } from './manifest-schema';
import { faultOfRelease } from './registry-rules';

/** Subresource-integrity form, as browsers take it. */
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'expected an integrity such as sha384-…'),
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
export type Release = v.InferOutput<typeof releaseSchema>;
export type ReleaseLoad = v.InferOutput<typeof loadSchema>;

const entrySchema = v.pipe(
  v.array(releaseSchema),
  v.minLength(1, 'expected at least one release'),
  v.check(
    (releases) => releases.filter((release) => release.deployment.default).length === 1,
    'expected exactly one default release',
  ),
  v.check(
    (releases) => releases.reduce((sum, release) => sum + release.deployment.traffic, 0) === 100,
    'expected the traffic of all releases to add up to 100',
  ),
);

const registrySchema = v.strictObject({
  schema: v.optional(v.string()),
  /** Id of the shell's release that is live with them, in the same file so that both change in one step. */
  shell: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]+$/, 'expected the id of a release'))),
  microFrontends: v.record(v.string(), entrySchema),
});
export type Registry = v.InferOutput<typeof registrySchema>;

/**
 * Parses `registry.json`. A registry that breaks one rule is refused as a whole (DESIGN.md "Release, registry, roll back"): throws an
 * Error that says where, what was expected and what to do.
 */
export function parseRegistry(input: unknown): Registry {
  const [older] = olderContracts(input);
  if (older) {
    throw new Error(
      `registry.json is refused: ${older.name} was made for contract ${older.contract}, and the contract is ${CONTRACT_VERSION} now. ` +
        'Release shell and remotes together: pnpm release --all.',
    );
  }
  const result = v.safeParse(registrySchema, input);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(
      `registry.json is refused: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}. The last good registry stays in use.`,
    );
  }
  for (const [name, releases] of Object.entries(result.output.microFrontends)) {
    const [fault] = releases.flatMap((release) => faultOfRelease(name, release) ?? []);
    if (fault !== undefined)
      throw new Error(
        `registry.json is refused: microFrontends.${name}: ${fault}. The last good registry stays in use.`,
      );
  }
  return result.output;
}

const contractsSchema = v.object({
  microFrontends: v.record(
    v.string(),
    v.array(v.object({ extras: v.object({ manifest: v.object({ contract: v.string() }) }) })),
  ),
});

/** Remotes of a registry whose manifests have the shape of an older contract; none where the input is no registry at all. */
export function olderContracts(input: unknown): readonly { readonly name: string; readonly contract: string }[] {
  const result = v.safeParse(contractsSchema, input);
  if (!result.success) return [];
  const major = (version: string) => Number(/\d+/.exec(version)?.[0]);
  return Object.entries(result.output.microFrontends).flatMap(([name, releases]) =>
    releases
      .map(({ extras }) => ({ name, contract: extras.manifest.contract }))
      .filter(({ contract }) => major(contract) < major(CONTRACT_VERSION)),
  );
}
