import { Failure } from '../failure';
import { placesFrom } from '../places';
import { rollBack } from '../release/rollback';
import { refuseArguments } from './refuse-arguments';

/** `pnpm rollback mf-billing [release]`. */
export async function run(args: readonly string[]): Promise<void> {
  const [name, wanted, ...others] = args;
  if (name === undefined) throw new Failure('Name what to roll back: pnpm rollback mf-billing.');
  refuseArguments(others, 'pnpm rollback mf-billing [release]');
  console.log(`${name} is back at ${await rollBack(placesFrom(process.env), name, wanted)}.`);
}
