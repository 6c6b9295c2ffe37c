import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { retire } from '../release/retire';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';

/** `pnpm retire mf-notes`, with `--message "why"`: takes a remote out of the site. */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const [asked, ...others] = rest;
  if (asked === undefined) throw new Failure('Name what to retire: pnpm retire mf-notes.');
  refuseArguments(others, 'pnpm retire mf-notes [--message "why"]');
  const name = fullName(asked);
  console.log(inWords(await retire(placesFrom(process.env), name, { message })));
  console.log(`${name} is no part of the site any more. Its releases stay: pnpm rollback ${name} brings it back.`);
}
