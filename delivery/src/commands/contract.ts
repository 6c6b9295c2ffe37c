import { join } from 'node:path';
import { reportFile } from '@careline/remote-kit/build';
import { emitReport } from '../contract/emit-report';
import { keepReport } from '../contract/kept-report';
import { placesFrom } from '../places';
import { refuseArguments } from './refuse-arguments';

/** `pnpm contract`: writes the API report of shared, once CONTRACT_VERSION says that it has changed. */
export async function run(args: readonly string[]): Promise<void> {
  refuseArguments(args, 'pnpm contract');
  const { root } = placesFrom(process.env);
  const made = await emitReport(root);
  keepReport(made, join(root, 'shared'));
  console.log(`shared/${reportFile} is that of contract ${made.version}.`);
}
