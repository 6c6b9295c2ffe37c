import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport, reportFile } from '@careline/remote-kit/build';
import { faultOfReport, reportText } from '../contract/api-report';
import { emitReport } from '../contract/emit-report';
import { Failure } from '../failure';
import { exists } from '../files';
import { placesFrom } from '../places';
import { refuseArguments } from './refuse-arguments';

/** `pnpm contract`: writes the API report of shared, once CONTRACT_VERSION says that it has changed. */
export async function run(args: readonly string[]): Promise<void> {
  refuseArguments(args, 'pnpm contract');
  const { root } = placesFrom(process.env);
  const shared = join(root, 'shared');
  const made = await emitReport(root);
  const committed = exists(join(shared, reportFile)) ? readReport(shared) : undefined;
  if (committed && made.version === committed.version) {
    const fault = faultOfReport(made, committed);
    if (fault !== undefined) throw new Failure(fault);
  }
  writeFileSync(join(shared, reportFile), reportText(made));
  console.log(`shared/${reportFile} is that of contract ${made.version}.`);
}
