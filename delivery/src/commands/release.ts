import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { release } from '../release/release';
import { releaseAll } from '../release/release-all';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';

const usage =
  'pnpm release mf-billing, pnpm release shell, pnpm release --missing, or pnpm release --all, with or without --message "why" and --no-verify,';

/**
 * `pnpm release mf-billing`, `pnpm release shell`, `pnpm release --all`, with `--message "why"`. Sources are checked and pages looked at in a browser
 * before anything is live, unless `--no-verify` says otherwise; the record says so. `pnpm release --missing` does what a start does, and serves nothing.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const verify = !rest.includes('--no-verify');
  const [name, ...others] = rest.filter((arg) => arg !== '--no-verify');
  if (name === undefined) throw new Failure(`Name what to release: ${usage} was expected.`);
  refuseArguments(others, usage);
  const places = placesFrom(process.env);
  if (name === '--all' || name === '--missing') {
    const changes =
      name === '--all'
        ? await releaseAll(places, undefined, { by: 'name', message, verify })
        : await releaseAll(places, process.env, { by: 'start', message });
    for (const change of changes) console.log(inWords(change));
    const names = changes.map((change) => change.name);
    console.log(names.length > 0 ? `Released ${names.join(', ')}.` : 'Nothing has changed: nothing to release.');
    return;
  }
  const change = await release(places, name, { message, verify });
  if (change) console.log(inWords(change));
  console.log(change ? `Released ${name}.` : `${name} is live with this very content: nothing to release.`);
}
