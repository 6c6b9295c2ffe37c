import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { openStore } from '../store/open-store';
import { follow } from '../store/promote';
import { refuseArguments } from './refuse-arguments';

/** `pnpm follow production`: makes live here what is live in a store, but for what was taken back here since. */
export async function run(args: readonly string[]): Promise<void> {
  const [store, ...others] = args;
  if (store === undefined) throw new Failure('Name the store to follow: pnpm follow production.');
  refuseArguments(others, 'pnpm follow production');
  const places = placesFrom(process.env);
  const told: string[] = [];
  const changes = await follow(places, await openStore(places, store), (words) => told.push(words));
  for (const words of [...changes.map(inWords), ...told]) console.log(words);
  if (changes.length + told.length === 0) console.log('What is live there is live here.');
}
