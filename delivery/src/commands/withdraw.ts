import { Failure } from '../failure';
import { placesFrom } from '../places';
import { withdraw } from '../release/canary';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';

/** `pnpm withdraw mf-billing`: takes the release that a share of browsers tries back from them. */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const [asked, ...others] = rest;
  if (asked === undefined) throw new Failure('Name what to withdraw: pnpm withdraw mf-billing.');
  const name = fullName(asked);
  refuseArguments(others, 'pnpm withdraw mf-billing [--message "why"]');
  const { to } = await withdraw(placesFrom(process.env), name, { message });
  console.log(`${name} ${to} is all that browsers get.`);
}
