import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { askedBy } from '../release/origin';
import { openStore } from '../store/open-store';
import { promote } from '../store/promote';
import { refuseArguments } from './refuse-arguments';
import { takeMessage } from './take-message';
import { takeOption } from './take-option';

const usage = 'pnpm promote mf-billing --to production, with or without --from staging and --message "why",';

/** `pnpm promote mf-billing --from staging --to production`: the same bytes there. Without `--from` what is live in this data folder. */
export async function run(args: readonly string[]): Promise<void> {
  const { rest, message } = takeMessage(args);
  const from = takeOption(rest, '--from');
  const to = takeOption(from.rest, '--to');
  const [name, ...others] = to.rest;
  if (name === undefined || to.value === undefined)
    throw new Failure(`Say what to promote and where to: ${usage} was expected.`);
  refuseArguments(others, usage);
  const places = placesFrom(process.env);
  const source = from.value === undefined ? places : await openStore(places, from.value);
  const { user = 'unknown' } = askedBy(places, { by: 'name' });
  const change = await promote(source, await openStore(places, to.value), name, { user, message });
  console.log(change ? inWords(change) : `${name} is live there with this very content: nothing to promote.`);
}
