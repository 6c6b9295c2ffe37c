import { Failure } from '../failure';
import { placesFrom, soleRemote } from '../places';
import { runJourneys } from '../prove/journeys';
import { check } from '../release/release';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';

/**
 * `pnpm check mf-billing`: types, lint, unit tests, texts, contract, a look in the browser and the journeys of that remote beside what is live; nothing becomes live. In a
 * repository of its own `careline check` knows the name.
 */
export async function run(args: readonly string[]): Promise<void> {
  const places = placesFrom(process.env);
  const [asked = soleRemote(places.root), ...others] = args;
  if (asked === undefined) throw new Failure('Name what to check: pnpm check mf-billing.');
  const name = fullName(asked);
  refuseArguments(others, 'pnpm check mf-billing');
  await check(places, name);
  await runJourneys(places, name);
  console.log(`${name} is fit to be released.`);
}
