import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { release } from '../release/release';
import { releaseAll } from '../release/release-all';
import { raiseUntilHealthy } from '../release/until-healthy';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';
import { takeTraffic } from './take-traffic';

const usage =
  'pnpm release mf-billing, pnpm release shell, pnpm release --missing, or pnpm release --all, with or without --message "why" and --no-verify, a remote with --traffic 10 and --until-healthy,';

/**
 * `pnpm release mf-billing`, `pnpm release shell`, `pnpm release --all`, with `--message "why"`. `--traffic 10` gives a remote to a share of browsers, and
 * `--until-healthy` raises that share by what they tell, or withdraws it. Sources are checked and pages looked at in a browser
 * before anything is live, unless `--no-verify` says otherwise; the record says so. `pnpm release --missing` makes live, as a start does, what has no
 * release yet, and leaves alone what has one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { rest: asked, message } = takeMessage(args);
  const { rest, traffic } = takeTraffic(asked);
  const untilHealthy = rest.includes('--until-healthy');
  const verify = !rest.includes('--no-verify');
  const [first, ...others] = rest.filter((arg) => !['--no-verify', '--until-healthy'].includes(arg));
  if (first === undefined) throw new Failure(`Name what to release: ${usage} was expected.`);
  const isSet = first === '--all' || first === '--missing';
  refuseArguments(!isSet && first.startsWith('-') ? [first, ...others] : others, usage);
  const name = isSet ? first : fullName(first);
  const share = traffic ?? (untilHealthy ? 10 : undefined);
  if (share !== undefined && !name.startsWith('mf-'))
    throw new Failure('A share of browsers can try a remote, not the shell, and not all at once. Nothing was done.');
  if (untilHealthy && share === 100)
    throw new Failure(
      '--until-healthy raises the share of browsers to all of them: --traffic takes a smaller one to begin with. Nothing was done.',
    );
  const places = placesFrom(process.env);
  if (isSet) {
    const changes =
      name === '--all'
        ? await releaseAll(places, undefined, { by: 'name', message, verify })
        : await releaseAll(places, process.env, { by: 'start', message, isOfMissing: true });
    for (const change of changes) console.log(inWords(change));
    const names = changes.map((change) => change.name);
    console.log(names.length > 0 ? `Released ${names.join(', ')}.` : 'Nothing has changed: nothing to release.');
    return;
  }
  const began = performance.now();
  const change = await release(places, name, { message, verify, traffic: share });
  if (change && share !== undefined && share < 100) {
    console.log(`${name} ${change.to} has ${share} % of the browsers; ${change.from} has the others.`);
    if (untilHealthy) await raiseUntilHealthy(places, name, { tell: console.log });
    return;
  }
  if (change) console.log(inWords(change));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    change
      ? `Released ${name}. It took ${seconds} s${verify ? '' : ', without a proof'}.`
      : `${name} is live with this very content: nothing to release.`,
  );
}
