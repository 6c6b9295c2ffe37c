import { Failure } from '../failure';
import { placesFrom } from '../places';
import { release } from '../release/release';
import { releaseAll } from '../release/release-all';

/** `pnpm release mf-billing`, `pnpm release shell`, `pnpm release --all`. */
export async function run(args: readonly string[]): Promise<void> {
  const places = placesFrom(process.env);
  const [name] = args;
  if (name === undefined)
    throw new Failure('Name what to release: pnpm release mf-billing, pnpm release shell, or pnpm release --all.');
  if (name === '--all') {
    const changed = await releaseAll(places);
    console.log(changed.length > 0 ? `Released ${changed.join(', ')}.` : 'Nothing has changed: nothing to release.');
    return;
  }
  const isNew = await release(places, name);
  console.log(isNew ? `Released ${name}.` : `${name} is live with this very content: nothing to release.`);
}
