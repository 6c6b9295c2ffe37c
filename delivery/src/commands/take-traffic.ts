import { Failure } from '../failure';

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
