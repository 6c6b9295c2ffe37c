import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiReport, readReport, reportFile } from '@careline/remote-kit/build';
import * as v from 'valibot';
import { Failure } from '../failure';
import { integrityOf, readJson, writeJson } from '../files';
import { reportText } from './api-report';

/** Version of the contract → hash of what its report says. Lines are added to it and never changed: the report itself can be written anew. */
const versionsFile = 'api-versions.json';
const versionsSchema = v.record(v.string(), v.string());

/** Why the sources and what is in git of the contract do not belong together; undefined where they do. `shared` is the package's folder. */
export function faultOfReport(made: ApiReport, shared: string): string | undefined {
  const versions = readVersions(shared);
  const fault = faultOfVersion(made, versions);
  if (fault !== undefined) return fault;
  const kept = readReport(shared);
  if (kept.version !== made.version)
    return `shared/${reportFile} says contract ${kept.version}, and CONTRACT_VERSION is ${made.version}: pnpm contract writes it.`;
  if (kept.body !== made.body)
    return `shared/${reportFile} is not that of contract ${made.version}: pnpm contract writes it.`;
  return versions[made.version] === undefined
    ? `shared/${versionsFile} does not know contract ${made.version}: pnpm contract writes it.`
    : undefined;
}

/** Writes the report, and its hash for a new version. Throws a Failure for a version that stands for something else already. */
export function keepReport(made: ApiReport, shared: string): void {
  const versions = readVersions(shared);
  const fault = faultOfVersion(made, versions);
  if (fault !== undefined) throw new Failure(fault);
  writeJson(join(shared, versionsFile), { ...versions, [made.version]: hashOf(made) });
  writeFileSync(join(shared, reportFile), reportText(made));
}

function faultOfVersion(made: ApiReport, versions: Readonly<Record<string, string>>): string | undefined {
  if ([undefined, hashOf(made)].includes(versions[made.version])) return undefined;
  return `What remotes build on has changed (shared/${reportFile}), and the contract still is ${made.version}: raise CONTRACT_VERSION in shared/src/platform/contract-version.ts, the first number where a remote that was written before would break, else the second; then pnpm contract.`;
}

/** Throws a Failure where the file is gone: an empty one would take any report for any version. */
function readVersions(shared: string): Readonly<Record<string, string>> {
  const found = readJson(join(shared, versionsFile));
  if (found === undefined) throw new Failure(`shared/${versionsFile} is gone: git restore shared/${versionsFile}.`);
  return v.parse(versionsSchema, found);
}

const hashOf = ({ body }: ApiReport) => integrityOf(body);
