import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiReport } from '@careline/remote-kit/build';
import { Failure } from '../failure';
import { makeReport } from './api-report';

const run = promisify(execFile);

/** Lets TypeScript emit the declarations of shared, as far as they have changed, and makes the report. Throws a Failure with the compiler's words. */
export async function emitReport(root: string): Promise<ApiReport> {
  const shared = join(root, 'shared');
  await run(join(root, 'node_modules/.bin/tsc'), ['-b', shared], { cwd: root }).catch((error: { stdout?: string }) => {
    throw new Failure(`shared does not compile.\n${error.stdout ?? ''}`);
  });
  const source = readFileSync(join(shared, 'src/platform/contract-version.ts'), 'utf8');
  const version = /CONTRACT_VERSION = '(\d+\.\d+\.\d+)'/.exec(source)?.[1];
  if (version === undefined) throw new Failure("contract-version.ts has to say CONTRACT_VERSION = '2.0.0'.");
  return makeReport(shared, join(root, 'node_modules/.cache/types/shared'), version);
}
