import { Failure } from '../failure';

/** Takes `--message <text>` out of a command's arguments. Throws a Failure when the text is missing. */
export function takeMessage(args: readonly string[]): { rest: readonly string[]; message: string | undefined } {
  const at = args.findIndex((arg) => arg === '--message' || arg.startsWith('--message='));
  const option = args[at];
  if (option === undefined) return { rest: args, message: undefined };
  const isApart = option === '--message';
  const message = isApart ? args[at + 1] : option.slice('--message='.length);
  if (message === undefined || message.trim() === '' || message.startsWith('--'))
    throw new Failure('--message has no text: --message "why" was expected. Nothing was done.');
  return { rest: [...args.slice(0, at), ...args.slice(at + (isApart ? 2 : 1))], message };
}
