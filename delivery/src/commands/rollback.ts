import { Failure } from '../failure';
import { placesFrom } from '../places';
import { rollBack } from '../release/rollback';

/** `pnpm rollback mf-billing [release]`. */
export async function run(args: readonly string[]): Promise<void> {
  const [name, wanted] = args;
  if (name === undefined) throw new Failure('Name what to roll back: pnpm rollback mf-billing.');
  console.log(`${name} is back at ${await rollBack(placesFrom(process.env), name, wanted)}.`);
}
