import { takeOption } from './take-option';

/** Takes `--message <text>` out of a command's arguments. Throws a Failure when the text is missing. */
export function takeMessage(args: readonly string[]): { rest: readonly string[]; message: string | undefined } {
  const missing = '--message has no text: --message "why" was expected. Nothing was done.';
  const { rest, value: message } = takeOption(args, '--message', missing);
  return { rest, message };
}
