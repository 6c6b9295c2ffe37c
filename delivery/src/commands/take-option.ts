import { Failure } from '../failure';

/** Takes `--name <value>` out of a command's arguments. Throws a Failure when the value is missing. */
export function takeOption(
  args: readonly string[],
  name: string,
): { readonly rest: readonly string[]; readonly value: string | undefined } {
  const at = args.indexOf(name);
  if (at === -1) return { rest: args, value: undefined };
  const value = args[at + 1];
  if (value === undefined || value.startsWith('--')) throw new Failure(`${name} has no value. Nothing was done.`);
  return { rest: [...args.slice(0, at), ...args.slice(at + 2)], value };
}
