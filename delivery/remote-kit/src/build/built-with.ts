import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltWith } from '@careline/shared/manifest';
import * as v from 'valibot';
import { readReport, typesIn } from './report';

const packageSchema = v.object({ version: v.string() });

/** What a build in `root` is made against, with the folder of shared; `imports` names what it reads of shared, and without it all that shared offers counts. */
export function builtWith(
  root: string,
  shared: string,
  imports?: Readonly<Record<string, readonly string[]>>,
): BuiltWith {
  const report = readReport(shared);
  const { version } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8')),
  );
  const types = Object.entries(typesIn(report)).map(([entryPoint, all]) => {
    const isRead = (name: string) => imports === undefined || imports[entryPoint]?.includes(name);
    return [entryPoint, Object.fromEntries(Object.entries(all).filter(([name]) => isRead(name)))];
  });
  return { contract: report.version, react: version, types: Object.fromEntries(types) };
}
