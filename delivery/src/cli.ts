import { packPages } from './compose/pack-pages';
import { Failure, inShort } from './failure';
import { placesFrom } from './places';
import { ignoreLeftReaders } from './unread-words';

/** One file per command; each exports `run(args)`. */
const commands: Readonly<Record<string, () => Promise<{ run: (args: readonly string[]) => Promise<void> }>>> = {
  check: () => import('./commands/check'),
  compose: () => import('./commands/compose'),
  contract: () => import('./commands/contract'),
  dev: () => import('./commands/dev'),
  follow: () => import('./commands/follow'),
  'new-remote': () => import('./commands/new-remote'),
  promote: () => import('./commands/promote'),
  release: () => import('./commands/release'),
  releases: () => import('./commands/releases'),
  rollback: () => import('./commands/rollback'),
  serve: () => import('./commands/serve'),
  store: () => import('./commands/store'),
  where: () => import('./commands/where'),
  withdraw: () => import('./commands/withdraw'),
};

/** Those after which other pages may be live. */
const makingLive = new Set(['compose', 'follow', 'promote', 'release', 'rollback', 'withdraw']);

ignoreLeftReaders(process.stdout, process.stderr);

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Failure(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  await (await command()).run(args);
  if (makingLive.has(name)) await packPages(placesFrom(process.env));
} catch (error) {
  console.error(inShort(error, placesFrom(process.env).dataDir));
  process.exitCode = 1;
}
