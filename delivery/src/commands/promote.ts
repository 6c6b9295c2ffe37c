import { Failure } from '../failure';
import { placesFrom } from '../places';
import { setTraffic } from '../release/canary';
import { inWords } from '../release/live';
import { askedBy } from '../release/origin';
import { openStore } from '../store/open-store';
import { promote } from '../store/promote';
import { fullName } from './full-name';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';
import { takeOption } from './take-option';
import { takeTraffic } from './take-traffic';

/**
 * `pnpm promote mf-billing`: gives all browsers of this site the release that a share of them tries; with `--traffic 50` a larger share.
 * `pnpm promote mf-billing --from staging --to production`: gives another site the same bytes; without `--from` what is live in this data folder.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const from = takeOption(rest, '--from');
  const to = takeOption(from.rest, '--to');
  if (to.value !== undefined) await promoteTo(to.value, { from: from.value, named: to.rest, message });
  else if (from.value === undefined) await promoteHere(to.rest, message);
  else
    throw new Failure('Say where to promote it: pnpm promote mf-billing --from staging --to production was expected.');
}

async function promoteHere(args: readonly string[], message: string | undefined): Promise<void> {
  const { rest, traffic = 100 } = takeTraffic(args);
  const [asked, ...others] = rest;
  if (asked === undefined)
    throw new Failure('Name what to promote: pnpm promote mf-billing, or pnpm promote mf-billing --to production.');
  refuseArguments(others, 'pnpm promote mf-billing [--traffic 50] [--message "why"]');
  const name = fullName(asked);
  const change = await setTraffic(placesFrom(process.env), name, traffic, { message });
  console.log(traffic === 100 ? inWords(change) : `${name} ${change.to} has ${traffic} % of the browsers.`);
}

interface Journey {
  /** Where it is live; undefined for this data folder. */
  readonly from: string | undefined;
  readonly named: readonly string[];
  readonly message: string | undefined;
}

async function promoteTo(to: string, { from, named, message }: Journey): Promise<void> {
  const usage = 'pnpm promote mf-billing --to production, with or without --from staging and --message "why",';
  const [asked, ...others] = named;
  if (asked === undefined) throw new Failure(`Say what to promote and where to: ${usage} was expected.`);
  refuseArguments(others, usage);
  const name = fullName(asked);
  const places = placesFrom(process.env);
  const source = from === undefined ? places : await openStore(places, from);
  const { user = 'unknown' } = askedBy(places, { by: 'name' });
  const change = await promote(source, await openStore(places, to, { mayBeNew: true }), name, { user, message });
  console.log(change ? inWords(change) : `${name} is live there with this very content: nothing to promote.`);
}
