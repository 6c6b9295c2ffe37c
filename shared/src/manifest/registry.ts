import * as v from 'valibot';
import { CONTRACT_VERSION } from '../platform/contract-version';
import { faultOfRelease } from './registry-rules';
import { releaseSchema } from './release-schema';

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

/** What is live: every remote with its releases. */
export type Registry = v.InferOutput<typeof registrySchema>;

/**
 * Parses `registry.json`. A registry that breaks one rule is refused as a whole: throws an
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
