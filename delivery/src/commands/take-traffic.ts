import { Failure } from '../failure';
import { takeOption } from './take-option';

const expected = '--traffic takes the share of browsers in percent, such as --traffic 10. Nothing was done.';

/** `--traffic 10` and what is left without it. Throws a Failure for a share that is none. */
export function takeTraffic(args: readonly string[]): { readonly rest: readonly string[]; readonly traffic?: number } {
  const { rest, value } = takeOption(args, '--traffic', expected);
  if (value === undefined) return { rest };
  const traffic = Number(value);
  if (!/^\d+$/.test(value) || traffic < 1 || traffic > 100) throw new Failure(expected);
  return { rest, traffic };
}
