import { Failure } from '../failure';
import { placesFrom } from '../places';
import { release } from '../release/release';
import { releaseAll } from '../release/release-all';
import { refuseArguments } from './refuse-arguments';

const usage = 'pnpm release mf-billing, pnpm release shell, or pnpm release --all';

/** `pnpm release mf-billing`, `pnpm release shell`, `pnpm release --all`. */
export async function run(args: readonly string[]): Promise<void> {
  const [name, ...others] = args;
  if (name === undefined) throw new Failure(`Name what to release: ${usage}.`);
  refuseArguments(others, usage);
  const places = placesFrom(process.env);
  if (name === '--all') {
    const changed = await releaseAll(places);
    console.log(changed.length > 0 ? `Released ${changed.join(', ')}.` : 'Nothing has changed: nothing to release.');
    return;
  }
  const isNew = await release(places, name);
  console.log(isNew ? `Released ${name}.` : `${name} is live with this very content: nothing to release.`);
}
