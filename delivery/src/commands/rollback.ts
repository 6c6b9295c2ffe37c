import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { rollBack } from '../release/rollback';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';

/** `pnpm rollback mf-billing [release]`, with `--message "why"`. */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const [name, wanted, ...others] = rest;
  if (name === undefined) throw new Failure('Name what to roll back: pnpm rollback mf-billing.');
  refuseArguments(others, 'pnpm rollback mf-billing [release] [--message "why"]');
  const change = await rollBack(placesFrom(process.env), name, { wanted, message });
  console.log(`${inWords(change)}\n${name} is back at ${change.to}.`);
}
