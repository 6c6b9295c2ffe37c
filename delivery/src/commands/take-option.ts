import { Failure } from '../failure';

/** Takes `--name <value>` or `--name=<value>` out of a command's arguments. Throws a Failure that says `missing` where the value is. */
export function takeOption(
  args: readonly string[],
  name: string,
  missing = `${name} has no value. Nothing was done.`,
): { readonly rest: readonly string[]; readonly value: string | undefined } {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const option = args[at];
  if (option === undefined) return { rest: args, value: undefined };
  const isApart = option === name;
  const value = isApart ? args[at + 1] : option.slice(name.length + 1);
  if (value === undefined || value.trim() === '' || value.startsWith('--')) throw new Failure(missing);
  return { rest: args.toSpliced(at, isApart ? 2 : 1), value };
}
