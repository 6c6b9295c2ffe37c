import { Failure } from '../failure';
import { placesFrom } from '../places';
import { setTraffic } from '../release/canary';
import { inWords } from '../release/live';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';

/** `pnpm promote mf-billing`: gives all browsers the release that a share of them tries; with `--traffic 50` a larger share. */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const { rest: named, traffic = 100 } = takeTraffic(rest);
  const [name, ...others] = named;
  if (name === undefined) throw new Failure('Name what to promote: pnpm promote mf-billing.');
  refuseArguments(others, 'pnpm promote mf-billing [--traffic 50] [--message "why"]');
  const change = await setTraffic(placesFrom(process.env), name, traffic, message);
  console.log(traffic === 100 ? inWords(change) : `${name} ${change.to} has ${traffic} % of the browsers.`);
}

/** `--traffic 10` and what is left without it. Throws a Failure for a share that is none. */
export function takeTraffic(args: readonly string[]): { readonly rest: readonly string[]; readonly traffic?: number } {
  const at = args.indexOf('--traffic');
  if (at === -1) return { rest: args };
  const share = args[at + 1] ?? '';
  const traffic = Number(share);
  if (!/^\d+$/.test(share) || traffic < 1 || traffic > 100)
    throw new Failure('--traffic takes the share of browsers in percent, such as --traffic 10. Nothing was done.');
  return { rest: args.toSpliced(at, 2), traffic };
}
