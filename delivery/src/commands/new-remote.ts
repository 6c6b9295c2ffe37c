import { Failure } from '../failure';
import { newRemoteAlone, newRemoteInWorkspace } from '../new-remote/new-remote';
import { workspaceRoot } from '../places';
import { refuseArguments } from './refuse-arguments';

/** `pnpm new-remote mf-notes`: a remote with a first page, its words and its test, in the workspace; `npx @careline/delivery new-remote mf-notes` makes it a repository of its own. */
export async function run(args: readonly string[]): Promise<void> {
  const [name, ...others] = args;
  if (name === undefined) throw new Failure('Say what it is called: pnpm new-remote mf-notes.');
  refuseArguments(others, 'new-remote mf-notes');
  const root = workspaceRoot();
  const made = root === undefined ? newRemoteAlone(process.cwd(), name) : newRemoteInWorkspace(root, name);
  const next =
    root === undefined
      ? `cd ${made.name}, git init, npm install, and npx careline check`
      : `pnpm install && pnpm check ${made.name}, and pnpm dev ${made.name} to look at it`;
  console.log(`${made.files.join('\n')}\nNow: ${next}.`);
}
