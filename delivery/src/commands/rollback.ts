import { Failure } from '../failure';
import { readHealth } from '../health/health-files';
import { healthInWords } from '../health/in-words';
import { type Places, placesFrom } from '../places';
import { retiredId } from '../release/activity';
import { newestFirst } from '../release/last-good';
import { inWords, liveIds } from '../release/live';
import { bringBack } from '../release/retire';
import { rollBack } from '../release/rollback';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';

/** `pnpm rollback mf-billing [release]`, with `--message "why"`; `pnpm rollback mf-billing --list` says what there is and what browsers have found of it. What was retired is brought back. */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const [asked, wanted, ...others] = rest.filter((arg) => arg !== '--list');
  if (asked === undefined) throw new Failure('Name what to roll back: pnpm rollback mf-billing.');
  const name = fullName(asked);
  refuseArguments(others, 'pnpm rollback mf-billing [release] [--message "why"] or pnpm rollback mf-billing --list');
  if (rest.includes('--list')) return list(placesFrom(process.env), name);
  const places = placesFrom(process.env);
  const retired = retiredId(places, name);
  const change =
    retired === undefined
      ? await rollBack(places, name, { wanted, message })
      : await bringBack(places, name, wanted ?? retired, { message });
  console.log(`${inWords(change)}\n${name} is back at ${change.to}.`);
}

function list(places: Places, name: string): void {
  const ids = newestFirst(places, name);
  if (ids.length === 0) throw new Failure(`${name} has no release: pnpm releases lists what there is.`);
  const health = readHealth(places);
  const live = liveIds(places).get(name);
  for (const id of ids)
    console.log(`${id.padEnd(18)} ${id === live ? 'live ' : '     '}${healthInWords(health(name, id))}`);
}
