import { Failure } from '../failure';
import { newRemote } from '../new-remote/new-remote';
import { placesFrom } from '../places';
import { refuseArguments } from './refuse-arguments';

/** `pnpm new-remote mf-notes`: a remote with a first page, its words and its test. */
export async function run(args: readonly string[]): Promise<void> {
  const [name, ...others] = args;
  if (name === undefined) throw new Failure('Say what it is called: pnpm new-remote mf-notes.');
  refuseArguments(others, 'pnpm new-remote mf-notes');
  const files = newRemote(placesFrom(process.env), name);
  const [folder = ''] = (files[0] ?? '').split('/');
  console.log(`${files.join('\n')}\nNow: pnpm install && pnpm check ${folder}, and pnpm dev ${folder} to look at it.`);
}
